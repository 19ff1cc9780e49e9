import { useEffect } from "react";

/** Calls a function once the device is online again, while there is one: what has failed without a network is tried anew. */
export function useOnline(retry: (() => void) | undefined): void {
	useEffect(() => {
		if (!retry) return undefined;
		addEventListener("online", retry);
		return () => removeEventListener("online", retry);
	}, [retry]);
}
