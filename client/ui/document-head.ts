import { useEffect } from "react";

/** What the browser's tab, a list of results and a shared link show of a page. */
export interface DocumentHead {
  title: string;
  description: string;
}

/** Names the document and says what it holds; null leaves that to somebody else. */
export function useDocumentHead(head: DocumentHead | null): void {
  const { title, description } = head ?? {};
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [title, description]);
}
