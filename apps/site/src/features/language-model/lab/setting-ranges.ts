import type { SamplingSettings } from "../sampling/next-token.ts";

export type SettingName = keyof SamplingSettings;

/** What each slider can be set to. The last step of top-k keeps all tokens. */
export const SETTING_RANGES: Readonly<
	Record<SettingName, { readonly min: number; readonly max: number; readonly step: number }>
> = {
	temperature: { min: 0, max: 2, step: 0.1 },
	topK: { min: 1, max: 101, step: 1 },
	topP: { min: 0.05, max: 1, step: 0.05 },
	penalty: { min: 1, max: 2, step: 0.05 },
};

/** Where the sliders are at first. */
export const FIRST_SETTINGS: SamplingSettings = { temperature: 0.7, topK: 20, topP: 0.95, penalty: 1.1 };

/** The settings that sliders represent. */
export function toSettings(values: SamplingSettings): SamplingSettings {
	return { ...values, topK: keepsAll(values.topK) ? Infinity : values.topK };
}

/** Whether a place of the top-k slider keeps all tokens. */
export function keepsAll(topK: number): boolean {
	return topK >= SETTING_RANGES.topK.max;
}
