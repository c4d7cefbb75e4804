import type { ServerLog } from '../../src/lib/log.ts';

/** Where programs that run a model on one's own machine usually answer. */
const USUAL = [
  // It gives a model a small context unless it is told, and drops what does not fit.
  { program: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', first: 'OLLAMA_CONTEXT_LENGTH=16000 ollama serve' },
  { program: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { program: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
] as const;

/** Nobody waits for this: it is a hint. */
const TIMEOUT_MS = 400;

async function firstModel(baseUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    const body: unknown = answer.ok ? await answer.json() : null;
    const list =
      typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data) ? body.data : [];
    const id: unknown = list[0]?.id;
    return typeof id === 'string' && /^[\w.:/-]{1,100}$/.test(id) ? id : null;
  } catch {
    // Nobody answers there, as on most machines.
    return null;
  }
}

/** Says the one line that switches on a model which runs on this machine, where none is set. */
export async function hintLocalModel(log: ServerLog): Promise<void> {
  for (const { program, baseUrl, ...more } of USUAL) {
    const model = await firstModel(baseUrl);
    if (model === null) continue;
    log.info(`${program} runs on this machine. With it reports are written for each founder: start with`, {
      line: `BARAZA_LLM_BASE_URL=${baseUrl} BARAZA_LLM_MODEL=${model} npm start`,
      ...('first' in more && { with: more.first }),
    });
    return;
  }
}
