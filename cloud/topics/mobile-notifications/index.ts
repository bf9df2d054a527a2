/* Other topics may use this, and nothing else of this one. */

export { addDeviceEvent } from './sql/device-events.ts'
