import type { ReactNode } from "react";

/** English words inside a text of another language: `<En>token</En>`. Screen readers then read them as English. */
export function En({ children }: { readonly children?: ReactNode }) {
	return <span lang="en">{children}</span>;
}
