import type { CDPSession } from '@playwright/test'

/** 60 ms for each request, 9 Mbit/s down, 1.6 up, a processor four times slower; connecting costs nothing. */
export const throttle = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 9e6 / 8,
    uploadThroughput: 1.6e6 / 8
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
