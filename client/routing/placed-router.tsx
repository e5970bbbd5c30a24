import type { ComponentProps } from "react";
import { Router, type Location } from "react-router";
import { placeAt, PREFIXES } from "#rules/address";

type Props = Omit<ComponentProps<typeof Router>, "basename" | "location"> & {
  location: Partial<Location> & { pathname: string };
};

/** React Router at an address of either language: below it a page has the same path, the English one, in both. */
export const PlacedRouter = ({ location, ...rest }: Props) => (
  <Router basename={PREFIXES[placeAt(location.pathname).language] || "/"} location={location} {...rest} />
);
