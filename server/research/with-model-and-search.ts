import type { ServerLog } from '../../src/lib/log.ts';
import type { Advice } from './advice-port.ts';
import type { ResearchEngine } from './engine-port.ts';
import { withModelAndWeb } from './model-chat.ts';
import { withModel } from './model-engine.ts';
import { createOpenAiModel, MODEL_RETRY_MS, MODEL_TIMEOUT_MS } from './openai.ts';
import type { WebSearch } from './web-passages.ts';

interface ModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly tokensPerJob: number;
}

/** The engine with a model's words, and answers from the web, where they are configured. */
export function withModelAndSearch(
  { engine, advice }: { readonly engine: ResearchEngine; readonly advice: Advice },
  settings: ModelSettings | null,
  search: WebSearch | null,
  log: ServerLog,
): { readonly engine: ResearchEngine; readonly advice: Advice } {
  const model =
    settings === null
      ? null
      : createOpenAiModel({ ...settings, timeoutMs: MODEL_TIMEOUT_MS, retryDelayMs: MODEL_RETRY_MS }, log);
  return {
    engine: model === null || settings === null ? engine : withModel(engine, model, settings.tokensPerJob, log),
    advice: model === null && search === null ? advice : withModelAndWeb(advice, model, search),
  };
}
