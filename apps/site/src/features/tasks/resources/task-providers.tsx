import { wordsIn } from "../../../../messages/words.ts";
import { toProviderRoute } from "../../../facts/providers/provider-route.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { toDateWords } from "../../../lib/words/date-words.ts";
import type { TaskProvider } from "./list-task-providers.ts";
import { Names } from "./names.tsx";

/** Who serves a task, and apart from them who may not: the client knows the call, their documentation leaves the task out. */
export function TaskProviders({
	providers,
	locale,
}: {
	readonly providers: readonly TaskProvider[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).task;
	const toName = ({ provider: { id, name } }: TaskProvider) => ({
		name,
		href: toHref(toProviderRoute(id), locale),
	});
	const serving = providers.filter(({ isServing }) => isServing);
	return (
		<>
			{serving.length > 0 && <Names lead={words.providersText} names={serving.map(toName)} />}
			{providers.map(
				(one) =>
					!one.isServing && (
						<Names
							key={one.provider.id}
							lead={fill(words.unserved, {
								date: toDateWords(one.provider.servedTasks?.date ?? "", locale),
							})}
							names={[toName(one)]}
						/>
					),
			)}
		</>
	);
}
