/**
 * The code that only members need, and not for the first paint: the live channel and the messages of the drawer. They are
 * one file, because most pages load both when they are idle.
 */
export { startLive } from './live/live.ts'
export { startCentre } from './message-centre/message-centre.ts'
