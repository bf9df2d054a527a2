import { OwnTranslate } from './index.js';
import { Route } from './index.js';
import * as react from 'react';
import { ReactNode, FunctionComponent } from 'react';
import { Draw, Store, SubAppContext, TextsIn } from './index.js';
import { Loaded } from './index.js';
import 'nanostores';
import './call.js';
import 'valibot';
import './codes.js';
import './languages.js';

type FormFieldProps = {
    name: string;
    label: string;
    value: string;
    help?: string;
    /** A sentence about a wrong value. It stands in place of the help. */
    problem: string | undefined;
    maxLength?: number;
    /** The value may be empty. The label should say so. */
    optional?: boolean;
    /** The options to choose from. Without them, any text can be typed. */
    options?: readonly {
        value: string;
        name: string;
    }[];
    /** The text of an empty option above the others. */
    choose?: string;
    onChange: (value: string) => void;
};
/** A field with its label above, and its problem or help text below. */
declare const FormField: ({ name, label, value, help, problem, maxLength, optional, options, choose, onChange }: FormFieldProps) => react.JSX.Element;

type PageHeadProps = {
    title: string;
    /** A sentence below the heading that says what the page is for. */
    lead?: string;
    /** The link to the page's parent, above its heading. */
    back?: {
        href: string;
        text: string;
    };
    /** The page's main button or link. */
    action?: ReactNode;
};
/** The head of a page. The portal takes the page's title from the heading, and moves the focus there. */
declare const PageHead: ({ title, lead, back, action }: PageHeadProps) => react.JSX.Element;

/** `robot-portal-kit/react`: a sub-application in React 19. */

/** Draws an application by its component at the top. */
declare const drawReact: (view: FunctionComponent) => Draw;
/** @throws Error outside the components of `drawReact` */
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

export { FormField, PageHead, drawReact, useLoaded, useOwnRoute, useStore, useSubApp, useTexts };
export type { FormFieldProps, PageHeadProps };
