import type { Catalogue } from "./state/catalogue.ts";
import type { ConnectionKind } from "./state/access.ts";

/** A provider and a model as one name, to distinguish answers; the model alone where there is no provider. */
export function toName(
	{ providers }: Catalogue,
	{ provider, model }: { readonly provider: string; readonly model: string },
	connection: ConnectionKind,
): string {
	if (connection === "local" || connection === "endpoint") return model;
	const name = providers.find(({ id }) => id === provider)?.name ?? provider;
	return [name, model].filter((part) => part !== "").join(" · ");
}
