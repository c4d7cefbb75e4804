import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { shell } from './messages.ts';

interface Props {
  children: ReactNode;
  onError: (cause: unknown) => void;
}

/** A part of the page that broke is explained, with a way on; what was typed and saved stays on the device. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="page">
        <div className="narrow stack" role="alert">
          <h1>{shell.broken}</h1>
          <p className="muted">{shell.brokenHint}</p>
          <p>
            <Button onClick={() => location.reload()}>{shell.reload}</Button>
          </p>
        </div>
      </main>
    );
  }
}
