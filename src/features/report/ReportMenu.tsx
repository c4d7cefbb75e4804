import { saveAsFile } from '../../components/save-as-file.ts';
import type { Report } from '../../contract/report.ts';
import { markdownName, reportMarkdown } from '../../domain/report-markdown.ts';
import { displayTitle } from '../../domain/report-sections.ts';
import { REPORT_TOAST_MS } from '../../domain/toast.ts';
import { useToast } from '../../hooks/toasts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { reportMenu as texts } from './messages.ts';
import { canShare, share } from './share.ts';
import { TEXT_SIZES, type TextSize } from './use-text-size.ts';

/** Of passing a report on the last word alone stands. */
const ABOUT = 'passing-on';

interface ReportMenuProps {
  report: Report;
  size: TextSize;
  onSize: (size: TextSize) => void;
  /** Null, or left out, where the report is nobody's to delete. */
  onDelete?: (() => void) | null;
}

/** What a reader does with a report: pass it on, keep it as a file, print it, read it larger. */
export function ReportMenu({ report, size, onSize, onDelete = null }: ReportMenuProps) {
  const toast = useToast();
  const title = displayTitle(report.title);
  const addressHere = () => location.href.split('#')[0] ?? location.href;
  const copy = async () => {
    const url = addressHere();
    try {
      await navigator.clipboard.writeText(url);
      toast(texts.copied, 'success', ABOUT, { duration: REPORT_TOAST_MS });
    } catch {
      toast(texts.notCopied(url), 'error', ABOUT);
    }
  };
  return (
    <Menu label={texts.label} face={<Icon name="more" />}>
      {(close) => {
        const done = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <button type="button" onClick={done(() => void copy())}>
              <Icon name="link" />
              {texts.copy}
            </button>
            {canShare(navigator) && (
              <button
                type="button"
                onClick={done(() => {
                  share(navigator, { title, url: addressHere() }).catch(() => toast(texts.notShared, 'error', ABOUT));
                })}
              >
                <Icon name="share" />
                {texts.share}
              </button>
            )}
            <button type="button" onClick={done(() => window.print())}>
              <Icon name="print" />
              {texts.print}
            </button>
            <button
              type="button"
              onClick={done(() =>
                saveAsFile(document, markdownName(report), reportMarkdown(report), 'text/markdown;charset=utf-8'),
              )}
            >
              <Icon name="install" />
              {texts.markdown}
            </button>
            <fieldset className="text-size">
              <legend>{texts.size}</legend>
              {TEXT_SIZES.map((option) => (
                <button key={option} type="button" aria-pressed={option === size} onClick={() => onSize(option)}>
                  {texts.sizes[option]}
                </button>
              ))}
            </fieldset>
            {onDelete && (
              <button type="button" onClick={done(onDelete)}>
                <Icon name="trash" />
                {texts.remove}
              </button>
            )}
          </>
        );
      }}
    </Menu>
  );
}
