type Call = readonly [name: string, ...values: number[]];

/** An audio parameter; it only records the calls made to it. */
class Parameter {
	value = 0;
	calls: Call[] = [];
	private readonly note =
		(name: string) =>
		(...values: number[]) => {
			this.calls.push([name, ...values]);
			return this;
		};
	setValueAtTime = this.note("set");
	linearRampToValueAtTime = this.note("linear");
	exponentialRampToValueAtTime = this.note("exponential");
	setTargetAtTime = this.note("target");
	cancelScheduledValues = this.note("cancel");
}

/** A node of any kind: its connections, and whether it is running. */
export class SampleNode {
	kind: string;
	to: unknown = null;
	gain = new Parameter();
	frequency = new Parameter();
	Q = new Parameter();
	pan = new Parameter();
	startedAt: number | null = null;
	stopped: (number | undefined)[] = [];
	onended: (() => void) | null = null;
	constructor(kind: string) {
		this.kind = kind;
	}
	connect<To>(to: To): To {
		this.to = to;
		return to;
	}
	disconnect(): void {
		this.to = null;
	}
	start(at: number): void {
		this.startedAt = at;
	}
	stop(at?: number): void {
		this.stopped.push(at);
	}
}

/** Stands in for the browser's audio and records what was created and called. */
export class SampleAudio {
	static opened: SampleAudio[] = [];
	static how: "plays" | "waits for a gesture" | "cannot be had" = "plays";
	nodes: SampleNode[] = [];
	destination = "speakers";
	currentTime = 10;
	sampleRate = 1000;
	state: string;
	closed = 0;
	constructor() {
		if (SampleAudio.how === "cannot be had") throw new DOMException("no device", "NotSupportedError");
		this.state = SampleAudio.how === "plays" ? "running" : "suspended";
		SampleAudio.opened.push(this);
	}
	private add(kind: string): SampleNode {
		const node = new SampleNode(kind);
		this.nodes.push(node);
		return node;
	}
	createOscillator = () => this.add("oscillator");
	createBufferSource = () => this.add("noise");
	createGain = () => this.add("gain");
	createBiquadFilter = () => this.add("filter");
	createStereoPanner = () => this.add("panner");
	createDynamicsCompressor = () => this.add("limiter");
	createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
	resume = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
	close = () => {
		this.closed++;
		return Promise.resolve();
	};
	sources(): SampleNode[] {
		return this.nodes.filter(({ kind }) => kind === "oscillator" || kind === "noise");
	}
}
