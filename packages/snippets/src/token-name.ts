import type { DescribedRequest } from "@pusula/inference";

/** Name of the environment variable a snippet reads its key from. */
export function tokenNameOf({ provider, route }: Pick<DescribedRequest, "provider" | "route">): string {
	if (route.endpointUrl !== undefined) return "API_TOKEN";
	if (route.routed || provider.host.startsWith("/")) return "HF_TOKEN";
	return `${provider.id.toUpperCase().replaceAll("-", "_")}_API_KEY`;
}
