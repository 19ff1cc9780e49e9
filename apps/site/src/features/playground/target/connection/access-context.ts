import { createContext, useContext } from "react";
import type { Access } from "../state/access.ts";

/** The access through which a provider is called. */
export type AccessFor = (provider: string) => Access;

/** Set once around the playground; without it every call is simulated. */
export const AccessContext = createContext<AccessFor>(() => ({ kind: "simulated" }));

/** The access that the reader has chosen for a provider. */
export function useAccess(): AccessFor {
	return useContext(AccessContext);
}
