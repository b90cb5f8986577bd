import type { CDPSession } from '@playwright/test';

/** The slow phone and slow network of every visit. */
export const conditions = {
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadKbps: 1600,
  uploadKbps: 750,
} as const;

export async function throttle(session: CDPSession): Promise<void> {
  const { cpuSlowdown, latencyMs, downloadKbps, uploadKbps } = conditions;
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downloadKbps * 1000) / 8,
    uploadThroughput: (uploadKbps * 1000) / 8,
  });
}
