import { OwnTranslate } from './index.js';
import { Route } from './index.js';
import { ComponentType } from 'preact';
import { Draw, Store, SubAppContext, TextsIn } from './index.js';
import { Loaded } from './index.js';
import 'nanostores';
import './call.js';
import 'valibot';
import './codes.js';
import './languages.js';

/** `robot-portal-kit/preact`: a sub-application in Preact 11, without its layer for React. */

/** Draws an application by its component at the top. */
declare const drawPreact: (view: ComponentType) => Draw;
/** @throws Error outside the components of `drawPreact` */
declare const useSubApp: () => SubAppContext;
/** The value of a store. */
declare const useStore: <Value>(store: Store<Value>) => Value;
/** The address while it is one of this application. */
declare const useOwnRoute: () => Route;
/** The text function of the current language. */
declare const useTexts: <English>(textsIn: TextsIn<English>) => OwnTranslate<English>;
/**
 * Data of the cloud. It is loaded again when `key` changes, and starts empty after another sign-in.
 * @returns the data, and a function that loads it again
 */
declare const useLoaded: <Value>(key: string, ask: () => Promise<Value>) => [Loaded<Value>, () => void];

export { drawPreact, useLoaded, useOwnRoute, useStore, useSubApp, useTexts };
