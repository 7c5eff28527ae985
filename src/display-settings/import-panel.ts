export const importPanel = async () => ({ Late: (await import("./display-settings-panel.tsx")).DisplaySettingsPanel });
