/** The path of a served file that is the same in every language: `/favicon.svg`. */
export function toFileHref(path: `/${string}`, base = import.meta.env.BASE_URL): string {
	return `${base.replace(/\/$/, "")}${path}`;
}
