/**
 * Environment variable in which programs and printed code look for a provider's own key: `black-forest-labs` has `BLACK_FOREST_LABS_API_KEY`.
 * @param provider Id of a provider.
 * @example
 * toKeyVariable("black-forest-labs"); // "BLACK_FOREST_LABS_API_KEY"
 */
export function toKeyVariable(provider: string): string {
	return `${provider.toUpperCase().replaceAll("-", "_")}_API_KEY`;
}
