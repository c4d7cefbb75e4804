export function isCompiled(): boolean;
export function markCompiled(): void;
export function compileContent(): Promise<void>;
