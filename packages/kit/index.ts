/** The entry point of `robot-portal-kit`, with the exports that a sub-application of any framework needs. */

export type {
  Format,
  KeyOf,
  LostWith,
  MessageValues,
  NoticeLevel,
  OwnTranslate,
  Question,
  Route,
  ServedTexts,
  SharedState,
  SubAppProps,
  TrackingEvent
} from '@portal/session'
export type { LiveAction } from '#contract/page/live.ts'
export type { EditedField } from './conflict.pure.ts'
export type { Draw, SubAppContext } from './context.ts'
export { createLoader } from './create-loader.ts'
export { createSubApp, type SubApp, type SubAppPlan } from './create-sub-app.ts'
export { addStyles } from './imported-styles.ts'
export { defineList, type ListPlan, type ListProperties, type QuestionOf } from './list.ts'
export {
  type Filters,
  isFiltered,
  keptQuery,
  type ListAddress,
  pageQuery,
  readList,
  searchText,
  textMaxLength,
  withQuery,
  writeList
} from './list-address.pure.ts'
export { loadPart, type Parts } from './load-part.ts'
export { type Loaded, type Loader, shownOf } from './loaded.pure.ts'
export { pathBelow } from './path-below.pure.ts'
export { createRequestKey, type RequestKeyOf } from './request-key.ts'
export { createRouter, type PageOf, type PageRoute } from './router.pure.ts'
export { type EditPlan, type ReadThing, saveEdited } from './save-edited.ts'
export { type Store, select } from './store.pure.ts'
export { createTexts, type FoundFiles, type MessageFiles, type TextsIn, textNow } from './texts.pure.ts'
