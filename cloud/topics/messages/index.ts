/* What other topics may use of this one. */

export { tellUsers } from './sql/messages.ts'
export { findPlayingNotices, putClosedNotice } from './sql/notices.ts'
