export function measureLighthouse(url: string, chromePath: string): Promise<string>;
