import { Component, type ReactNode } from "react";
import { ChunkLoadError } from "./on-demand.ts";
import { reloadOnce } from "./reload-once.ts";

interface Props {
  /** Shown in place of the children once one of them has failed. */
  failed: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a failure within a part of the page. A part that cannot be fetched is most often one of an
 * earlier build, so the page is loaded anew, once. A new `key` gives the part another chance.
 */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) reloadOnce();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
