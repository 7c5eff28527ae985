import type { DeviceHints } from "#src/platform/device-hints.ts";
import type { Intensity, PerformanceLevel } from "./effect-settings.ts";

export type CpuLoad = "low" | "medium" | "high";

/** What the governor allows at most. */
export interface Allowance {
	performance: PerformanceLevel;
	intensity: Intensity;
	petals: boolean;
}

export interface Governor {
	/** What is given at most; `high` withholds nothing. */
	level: PerformanceLevel;
	/** The visitor's own choice, which may be lower. */
	choice: PerformanceLevel;
	/** Seconds in a row that were smooth. */
	smoothSeconds: number;
	/** How many of them the next step up takes; twice as many with each fall. */
	patienceSeconds: number;
}

const levels: readonly PerformanceLevel[] = ["low", "medium", "high"];
/** Frames per second below which it steps down: to low, or from high to medium. Specification 4.6. */
export const lowBelowFps = 20;
export const mediumBelowFps = 40;
/** Frames per second below which the load is high or medium. Specification 4.6. */
export const highLoadBelowFps = 30;
export const mediumLoadBelowFps = 50;
/** Above the threshold of the load "low", so that a step up is never taken back at once by the same figure. */
const smoothFps = 50;
const patience = { first: 10, most: 160 };

const allowances: Record<PerformanceLevel, Allowance> = {
	low: { performance: "low", intensity: "minimal", petals: false },
	medium: { performance: "medium", intensity: "moderate", petals: true },
	high: { performance: "high", intensity: "vibrant", petals: true },
};

/** What a level allows: low is low, minimal and without petals; medium is medium and normal. Specification 4.6. */
export function allowanceOf({ level }: Governor): Allowance {
	return allowances[level];
}

/** The load that a number of frames per second stands for. Specification 4.6. */
export function cpuLoad(fps: number): CpuLoad {
	if (fps < highLoadBelowFps) return "high";
	return fps < mediumLoadBelowFps ? "medium" : "low";
}

/** Where to begin: a device that asks for little, or is small, begins lower and may climb. */
export function createGovernor(hints: DeviceHints): Governor {
	const level = hints.saveData ? "low" : hints.coarsePointer || hints.smallScreen ? "medium" : "high";
	return { level, choice: "high", smoothSeconds: 0, patienceSeconds: patience.first };
}

/** The performance that results from the visitor's choice and what is given. */
export function performanceOf({ level, choice }: Governor): PerformanceLevel {
	return lower(level, choice);
}

/**
 * Judges one second. Down at once: below 20 to low, below 40 from high to medium. Up a step only after ten smooth
 * seconds in a row, and after twice as many with each fall, so that it never flickers.
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
	governor.smoothSeconds = fps >= smoothFps ? governor.smoothSeconds + 1 : 0;
	if (governor.smoothSeconds < governor.patienceSeconds || before === "high") return false;
	governor.smoothSeconds = 0;
	governor.level = before === "low" ? "medium" : "high";
	return true;
}

/** The lower of two. */
export function lower(one: PerformanceLevel, other: PerformanceLevel): PerformanceLevel {
	return levels.indexOf(one) < levels.indexOf(other) ? one : other;
}
