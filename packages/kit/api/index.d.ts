export { K as KeyOf, M as MessageValues, O as OwnTranslate } from './shared/message-keys.js';
export { F as Format } from './shared/format.js';
export { L as LostWith, N as NoticeLevel, Q as Question, R as Route, S as SharedState, a as SubAppProps, T as TrackingEvent } from './shared/sub-app-props.js';
export { D as Draw, S as Store, a as SubAppContext, s as select } from './shared/context.js';
export { S as SubApp, a as SubAppPlan, c as createSubApp } from './shared/create-sub-app.js';
export { L as Loaded, a as Loader, c as createLoader, s as shownOf } from './shared/loaded.js';
export { M as MessageFiles, T as TextsIn, c as createTexts } from './shared/texts.js';
import 'nanostores';
import './call.js';
import 'valibot';
import './codes.js';
import './languages.js';

/**
 * The part of an address below a base path, without a slash at its end: `/list`, or empty for the base path itself.
 * Whole segments are compared, so `/sub-app/robotics` is not below `/sub-app/robot`.
 * @returns undefined for an address of another application
 */
declare const pathBelow: (pathname: string, basePath: string) => string | undefined;

export { pathBelow };
