import type { MeasureRun } from "../tr/measure-run.ts";

/** Words of a measurement that has begun, in English. */
export const measureRun: MeasureRun = {
	pause: "Pause",
	resume: "Continue",
	stop: "Stop",
	retry: "Retry failed calls ({count})",
	inDoubt:
		"Calls in doubt: {count}. The measurement was stopped while they were under way: the provider may have served and billed them, and their results are lost. They count as failed and are not repeated unless you say so.",
	repeat: "Repeat the calls in doubt ({count}; may be paid twice)",
	restart: "New measurement",
	discard: "Delete the measurement",
	progress: "Calls: {done} of {total}",
	ofModel: "{name}: {done} of {total}, {failed} failed",
	states: {
		running: "Measuring",
		pausing: "Waiting for the calls under way",
		paused: "Paused",
		done: "The measurement is complete",
	},
	kept: "Calls that have ended are kept in this browser. If the page closes, the measurement goes on from there; calls that were under way and may cost money are not repeated unless you say so.",
	notKept: "This browser keeps no data: if the page closes, the measurement is lost.",
	found: "Found an unfinished measurement of {date}: {name}. Calls: {done} of {total}.",
	elsewhere: "A measurement is running in another tab. Let it end there or pause it, then continue here.",
	replacing:
		"This browser keeps a measurement that another tab began, and starting this one would delete it. Delete it in that tab, then continue here. If that tab is closed, reload this page to see that measurement; what you set up here is lost then.",
	busy: "{name}: the provider is busy; its calls wait and are made again.",
	halted: "{name} was stopped: its calls end with the same error ({message}).",
	leave: "Delete the measurement? Its calls and results cannot be brought back.",
	keep: "Cancel",
};
