import { useId, type ReactNode } from "react";

/** A section that its heading labels. */
export function Section({
  title,
  Heading = "h3",
  className,
  children,
}: {
  title: string;
  Heading?: "h2" | "h3" | "h4";
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className="sub">
        {title}
      </Heading>
      {children}
    </section>
  );
}
