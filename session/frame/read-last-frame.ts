import { type FrameLook, frameKey } from './frame-key.ts'
import type { LastFrame } from './last-frame.ts'

/**
 * The kept frame, where it is this session's and would look the same; whoever paints it holds it for a stranger's data.
 * @param read may throw: a browser can refuse to name its storage, and anything may have written there
 */
export const readLastFrame = (read: () => string | null, look: FrameLook): LastFrame | undefined => {
  try {
    const kept = JSON.parse(read() ?? '{}')
    return kept.key === frameKey(look) ? kept : undefined
  } catch {
    return undefined
  }
}
