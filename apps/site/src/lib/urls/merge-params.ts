/** Parameters of a URL with others over them, without spaces around their values; one whose value is empty is left out. */
export function mergeParams(
	params: URLSearchParams,
	values: Readonly<Record<string, string>>,
): URLSearchParams {
	const merged = new URLSearchParams(params);
	for (const [name, value] of Object.entries(values)) {
		const text = value.trim();
		if (text) merged.set(name, text);
		else merged.delete(name);
	}
	return merged;
}
