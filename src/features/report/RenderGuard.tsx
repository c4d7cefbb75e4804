import { Component, type ReactNode } from 'react';
import { report } from './messages.ts';

/** One part that cannot be drawn takes no other along (spec 2 §8). The cause is in the console: React writes it there. */
export class RenderGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <p>{report.renderFailed}</p> : this.props.children;
  }
}
