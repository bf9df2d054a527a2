import { OwnTranslate } from './index.js';
import { Route } from './index.js';
import { ShallowRef, ComputedRef, Component } from 'vue';
import { Draw, Store, SubAppContext, TextsIn } from './index.js';
import { Loaded } from './index.js';
import 'nanostores';
import './call.js';
import 'valibot';
import './codes.js';
import './languages.js';

/** `robot-portal-kit/vue`: a sub-application in Vue 3. */

/** Draws an application by its component at the top. */
declare const drawVue: (view: Component) => Draw;
/** @throws Error outside the components of `drawVue` */
declare const useSubApp: () => SubAppContext;
/** The value of a store as a ref. The subscription ends with its component. */
declare const useStore: <Value>(store: Store<Value>) => Readonly<ShallowRef<Value>>;
/** The address while it is one of this application. */
declare const useOwnRoute: () => Readonly<ShallowRef<Route>>;
/** The text function of the current language. */
declare const useTexts: <English>(textsIn: TextsIn<English>) => ComputedRef<OwnTranslate<English>>;
type UseLoaded<Value> = {
    loaded: Readonly<ShallowRef<Loaded<Value>>>;
    /** The content on screen. */
    shown: ComputedRef<Value | undefined>;
    load: () => Promise<void>;
};
/** Data of the cloud. It is loaded again when `key` changes, and starts empty after another sign-in. */
declare const useLoaded: <Value>(key: () => string, ask: () => Promise<Value>) => UseLoaded<Value>;

export { drawVue, useLoaded, useOwnRoute, useStore, useSubApp, useTexts };
export type { UseLoaded };
