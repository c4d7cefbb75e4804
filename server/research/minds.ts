import type { ServerLog } from '../../src/lib/log.ts';
import { engineAdvice } from './advice.ts';
import type { Advice } from './advice-port.ts';
import { evidenceEngine } from './engine.ts';
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

/** Who thinks on this server: the engine alone, or with a model's words and a web search where they are configured. */
export function mindsFor(
  { model: settings, searchUrl }: Settings,
  log: ServerLog,
): { readonly engine: ResearchEngine; readonly advice: Advice } {
  const model =
    settings === null
      ? null
      : createOpenAiModel({ ...settings, timeoutMs: MODEL_TIMEOUT_MS, retryDelayMs: MODEL_RETRY_MS }, log);
  const search = searchUrl === null ? null : createSearch(searchUrl, log);
  const searched = search === null ? evidenceEngine : withSearch(evidenceEngine, search);
  return {
    engine: model === null || settings === null ? searched : withModel(searched, model, settings.tokensPerJob, log),
    advice: model === null && search === null ? engineAdvice : withModelAndWeb(engineAdvice, model, search),
  };
}
