import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { Fold } from "../../ui/controls/fold.tsx";

/** `<Answer>` of a guide's page: the answer of the exercise above, closed until a reader opens it. */
export function answerIn(locale: Locale) {
	return function Answer({ children }: { readonly children?: ReactNode }) {
		return <Fold title={wordsIn(locale).guides.answer}>{children}</Fold>;
	};
}
