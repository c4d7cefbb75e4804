import { type FormEvent, useState } from 'react';
import { displayTitle } from '../../domain/report-sections.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { shared } from '../messages.ts';
import { details as texts } from './messages.ts';

const TITLE_LENGTH = 200;
const CATEGORY_LENGTH = 80;
const TAG_LENGTH = 40;
const MOST_TAGS = 20;

const tagsOf = (text: string): string[] => {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, TAG_LENGTH));
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, MOST_TAGS);
};

/** A report's name, category and tags in the person's own words; only what was changed is sent. */
export function DetailsDialog({ report, onClose }: { report: ReportView; onClose: () => void }) {
  const actions = useActions();
  const known = { title: displayTitle(report.title), category: report.category, tags: report.tags.join(', ') };
  const [title, setTitle] = useState(known.title);
  const [category, setCategory] = useState(known.category);
  const [tags, setTags] = useState(known.tags);
  const [tried, setTried] = useState(false);
  const named = title.trim().slice(0, TITLE_LENGTH);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (named === '') return;
    const edit = {
      ...(named !== known.title && { title: named }),
      ...(category.trim() !== known.category && { category: category.trim().slice(0, CATEGORY_LENGTH) }),
      ...(tags !== known.tags && { tags: tagsOf(tags) }),
    };
    if (Object.keys(edit).length > 0) await actions.mutate('metadata', { reportId: report.id, edit });
    onClose();
  };
  return (
    <Modal title={texts.title} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void save(event)} noValidate>
        <Field
          label={texts.name}
          value={title}
          maxLength={TITLE_LENGTH}
          fault={tried && named === '' ? texts.nameMissing : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Field
          label={texts.category}
          value={category}
          maxLength={CATEGORY_LENGTH}
          onChange={(event) => setCategory(event.target.value)}
        />
        <Field
          label={texts.tags}
          value={tags}
          hint={texts.tagsHint}
          onChange={(event) => setTags(event.target.value)}
        />
        <div className="row">
          <Button type="submit">{texts.save}</Button>
          <Button look="quiet" onClick={onClose}>
            {shared.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
