import type { DeviceHints } from "#src/platform/device-hints.ts";
import type { Intensity, PerformanceLevel } from "./effect-settings.ts";

export type CpuLoad = "low" | "medium" | "high";

/** The upper limits set by the governor. */
export interface Allowance {
	performance: PerformanceLevel;
	intensity: Intensity;
	petals: boolean;
}

export interface Governor {
	/** The highest level granted; `high` withholds nothing. */
	level: PerformanceLevel;
	/** The visitor's own choice, which may be lower. */
	choice: PerformanceLevel;
	/** Number of consecutive smooth seconds. */
	smoothSeconds: number;
	/** How many smooth seconds the next step up takes; doubled with each step down. */
	patienceSeconds: number;
}

const levels: readonly PerformanceLevel[] = ["low", "medium", "high"];
/** Below these frame rates it steps down: to low, or from high to medium. Specification 4.6. */
export const lowBelowFps = 20;
export const mediumBelowFps = 40;
/** Below these frame rates the load is high or medium. Specification 4.6. */
export const highLoadBelowFps = 30;
export const mediumLoadBelowFps = 50;
/**
 * From these frame rates a second is smooth, by level. Each is above the rate that reverts its step up, so that the
 * same rate never does so at once. From low, a display limited to 30 frames has to be able to climb.
 */
const smoothFps: Record<PerformanceLevel, number> = { low: 25, medium: 50, high: 50 };
/** Smooth seconds that a step up takes before any step down, and at most. */
export const patience = { first: 10, most: 160 };

const allowances: Record<PerformanceLevel, Allowance> = {
	low: { performance: "low", intensity: "minimal", petals: false },
	medium: { performance: "medium", intensity: "moderate", petals: true },
	high: { performance: "high", intensity: "vibrant", petals: true },
};

/**
 * What a level allows: low means low performance, minimal intensity and no petals; medium means medium and normal.
 * Specification 4.6.
 */
export function allowanceOf({ level }: Governor): Allowance {
	return allowances[level];
}

/** The load for a frame rate. Specification 4.6. */
export function cpuLoad(fps: number): CpuLoad {
	if (fps < highLoadBelowFps) return "high";
	return fps < mediumLoadBelowFps ? "medium" : "low";
}

/** The starting level: a device with Save-Data, a coarse pointer or a small screen starts lower and may climb. */
export function createGovernor(hints: DeviceHints): Governor {
	const level = hints.saveData ? "low" : hints.coarsePointer || hints.smallScreen ? "medium" : "high";
	return { level, choice: "high", smoothSeconds: 0, patienceSeconds: patience.first };
}

/** The performance that results from the visitor's choice and the level granted. */
export function performanceOf({ level, choice }: Governor): PerformanceLevel {
	return lower(level, choice);
}

/**
 * Judges one second. It steps down at once: below 20 fps to low, below 40 fps from high to medium. It steps up only
 * after ten smooth seconds in a row, doubled with each step down, so that it never flickers. Smooth is 25 fps at low,
 * 50 above.
 * @param fps frames shown in the last second
 * @returns whether the level changed
 * Specification 4.6
 */
export function judgeSecond(governor: Governor, fps: number): boolean {
	const before = governor.level;
	if (fps < lowBelowFps) governor.level = "low";
	else if (fps < mediumBelowFps && performanceOf(governor) === "high") governor.level = "medium";
	if (governor.level !== before) {
		governor.smoothSeconds = 0;
		governor.patienceSeconds = Math.min(patience.most, governor.patienceSeconds * 2);
		return true;
	}
	governor.smoothSeconds = fps >= smoothFps[before] ? governor.smoothSeconds + 1 : 0;
	if (governor.smoothSeconds < governor.patienceSeconds || before === "high") return false;
	governor.smoothSeconds = 0;
	governor.level = before === "low" ? "medium" : "high";
	return true;
}

/** The lower of two levels. */
export function lower(one: PerformanceLevel, other: PerformanceLevel): PerformanceLevel {
	return levels.indexOf(one) < levels.indexOf(other) ? one : other;
}
