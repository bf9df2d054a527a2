/* Other topics may use this, and nothing else of this one. */

export { tellUsers } from './sql/messages.ts'
export { findPlayingNotices, putClosedNotice } from './sql/notices.ts'
