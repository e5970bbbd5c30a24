import { Component, type ReactNode } from "react";

interface Props {
  /** Shown in place of the children once one of them has failed. */
  failed: ReactNode;
  children: ReactNode;
}

/** Keeps a failure within a part of the page. A new `key` gives the part another chance. */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
