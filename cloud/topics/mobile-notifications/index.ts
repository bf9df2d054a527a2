/* What other topics may use of this one. */

export { addDeviceEvent } from './sql/device-events.ts'
