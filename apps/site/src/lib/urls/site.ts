/** The site's name, in every language. */
export const SITE_NAME = "Pusula";

/** Where the source of this site is kept; every update link starts here. */
export const REPOSITORY_URL = "https://github.com/pusula-ml/pusula";

/** The page of a source file of the site in the repository: `src/pages/404.astro`, `content/tr/docs/….mdx`. */
export function toSourceUrl(path: string): string {
	return toRepositoryUrl(`apps/site/${path}`);
}

/** URL of the source file of a task's texts. */
export function toTaskSourceUrl(id: string): string {
	return toRepositoryUrl(`packages/tasks/src/tasks/${id}/facts.ts`);
}

/** The page of any file of the repository, with a line: `packages/tasks/src/types.ts#L12`. */
export function toRepositoryUrl(path: string): string {
	return `${REPOSITORY_URL}/blob/main/${path}`;
}

/** File of the feed of the data changelog, beside the start page of its language. */
export const FEED_FILE = "changes.atom";

/** The whole built site as one file below the base path; its size is rounded, as a test makes sure. */
export const SITE_ARCHIVE = { file: "pusula-site.zip", megabytes: 64 } as const;
