/**
 * The guides to run: those named, or all; of these every so many-th, where a share such as `2/6` is wanted. The six shares
 * of six are all of them.
 * @throws Error for a guide that there is not, or a share that is none
 */
export function chooseGuides(
	ids: readonly string[],
	names: readonly string[],
	share = "1/1",
): readonly string[] {
	const unknown = names.find((name) => !ids.includes(name));
	if (unknown !== undefined)
		throw new Error(`No guide is called "${unknown}". There are: ${ids.join(", ")}.`);
	const [, part = 0, parts = 0] = /^(\d+)\/(\d+)$/.exec(share)?.map(Number) ?? [];
	if (part < 1 || part > parts) throw new Error(`"${share}" is no share: write 2/6 for the second of six.`);
	return (names.length > 0 ? names : ids).filter((_, index) => index % parts === part - 1);
}
