import type { ServerLog } from '../../src/lib/log.ts';
import type { Advice } from './advice-port.ts';
import type { ResearchEngine } from './engine-port.ts';
import { withModelAndWeb } from './model-chat.ts';
import { withModel } from './model-engine.ts';
import { createOpenAiModel, MODEL_RETRY_MS, MODEL_TIMEOUT_MS } from './openai.ts';
import { createSearch } from './search.ts';
import { withSearch } from './with-search.ts';

interface Settings {
  readonly model: {
    readonly baseUrl: string;
    readonly apiKey: string | null;
    readonly model: string;
    readonly tokensPerJob: number;
  } | null;
  readonly searchUrl: string | null;
}

/** The engine with a model's words and a web search, where they are configured. */
export function withModelAndSearch(
  { engine, advice }: { readonly engine: ResearchEngine; readonly advice: Advice },
  { model: settings, searchUrl }: Settings,
  log: ServerLog,
): { readonly engine: ResearchEngine; readonly advice: Advice } {
  const model =
    settings === null
      ? null
      : createOpenAiModel({ ...settings, timeoutMs: MODEL_TIMEOUT_MS, retryDelayMs: MODEL_RETRY_MS }, log);
  const search = searchUrl === null ? null : createSearch(searchUrl, log);
  const searched = search === null ? engine : withSearch(engine, search);
  return {
    engine: model === null || settings === null ? searched : withModel(searched, model, settings.tokensPerJob, log),
    advice: model === null && search === null ? advice : withModelAndWeb(advice, model, search),
  };
}
