import { Component, type ReactNode } from 'react';

type Props = {
  /** What stands in the place of what cannot be shown. */
  instead: ReactNode;
  children: ReactNode;
};

/** Shows something else where its children fail: nothing above an error page would keep the page then. */
export class ErrorFallback extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
