import { Component, type ReactNode } from "react";
import { ChunkLoadError } from "../browser/chunk.ts";
import { reloadOnce } from "../browser/reload-once.ts";

interface Props {
  /** Rendered in place of the children after one of them has thrown. */
  failed: ReactNode | ((error: unknown) => ReactNode);
  children: ReactNode;
}

/**
 * Contains errors of a part of the page. A part that cannot be loaded usually belongs to an earlier build, so the page
 * is reloaded once. A new `key` renders the children again.
 */
export class ErrorBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) void reloadOnce();
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const { failed } = this.props;
    return typeof failed === "function" ? failed(failure.error) : failed;
  }
}
