import { Component, type ReactNode } from "react";
import { ChunkLoadError } from "../browser/chunk.ts";
import { reloadOnce } from "../browser/reload-once.ts";

interface Props {
  /** What the children show: with another value they are rendered again after an error. */
  of?: unknown;
  /** Rendered in place of the children after one of them has thrown. */
  failed: ReactNode | ((error: unknown) => ReactNode);
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  of: unknown;
}

/**
 * Contains errors of a part of the page. A part that cannot be loaded usually belongs to an earlier build, so the page
 * is reloaded once. A new `key` renders the children again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, of: this.props.of };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { failure: null, of };
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
