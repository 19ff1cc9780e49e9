import { createContext, useContext } from "react";
import type { Access } from "./access.ts";

/** The way that calls to a provider take. */
export type AccessFor = (provider: string) => Access;

/** Set once around the playground; without it every call is simulated. */
export const AccessContext = createContext<AccessFor>(() => ({ kind: "simulated" }));

/** The way that calls to a provider take, as the reader has chosen it. */
export function useAccess(): AccessFor {
	return useContext(AccessContext);
}
