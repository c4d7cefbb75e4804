export function isCompiled(): boolean;
export function markCompiled(): void;
