/**
 * What this site uses nothing of, by what React's own files call it. Whatever is named here has to be there, else the build
 * stops: each release of React is looked through anew.
 */

/** What "react" and "react-dom" export to make or use what is left out: who uses one of these has no build. */
export const EXPORTS: readonly string[] = [
  "Activity",
  "Profiler",
  "ViewTransition",
  "forwardRef",
  "preconnect",
  "prefetchDNS",
  "preinit",
  "preinitModule",
  "preload",
  "preloadModule",
  "requestFormReset",
  "useActionState",
  "useDeferredValue",
  "useFormState",
  "useFormStatus",
  "useOptimistic",
  "useTransition",
];

/** Types of elements, as `createFiberFromTypeAndProps` tells them apart. It throws for what it does not know. */
export const TYPES: readonly string[] = [
  "REACT_ACTIVITY_TYPE",
  "REACT_CONSUMER_TYPE",
  "REACT_FORWARD_REF_TYPE",
  "REACT_LEGACY_HIDDEN_TYPE",
  "REACT_PROFILER_TYPE",
  "REACT_SUSPENSE_LIST_TYPE",
  "REACT_VIEW_TRANSITION_TYPE",
];

/**
 * The kinds of fibers (their `tag`) that come of those types: context's Consumer 9, ForwardRef 11, Profiler 12, SuspenseList
 * 19, ViewTransition 30, Activity 31; and those of elements within a head or of a page itself, which the server writes:
 * hoistable 26, html, head and body 27.
 */
export const KINDS: readonly number[] = [9, 11, 12, 19, 26, 27, 30, 31];

/** Functions that none but these kinds, these exports, or react-dom's own for head, forms and forms' actions come to. */
export const FUNCTIONS: readonly string[] = [
  // Whether an element belongs into the head.
  "isHostHoistableType",
  "suspendResource",
  "insertSuspendedStylesheets",
  "insertStylesheetIntoRoot",
  // preload() and the like.
  "preconnectAs",
  "prefetchDNS",
  "preconnect",
  "preload",
  "preloadModule",
  "preinitStyle",
  "preinitScript",
  "preinitModuleScript",
  // Elements whose names have a hyphen.
  "isCustomElement",
  "setPropOnCustomElement",
  // onSelect and onBeforeInput: for the one every key reads what is selected, twice.
  "constructSelectEvent",
  "getNativeBeforeInputChars",
  "getFallbackBeforeInputChars",
  // Transitions of views.
  "startViewTransition",
  "restoreViewTransitionName",
  "trackEnterViewTransitions",
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "measureNestedViewTransitions",
  // Fragments with a ref.
  "commitNewChildToFragmentInstance",
  "deleteChildFromFragmentInstance",
  // Forms with an action that is a function.
  "extractEvents$1",
  "ensureFormComponentIsStateful",
  // The hooks of EXPORTS, and of React's own compiler.
  "mountActionState",
  "updateActionState",
  "rerenderActionState",
  "dispatchActionState",
  "dispatchOptimisticSetState",
  "updateOptimisticImpl",
  "mountDeferredValueImpl",
  "updateDeferredValueImpl",
  "startTransition",
  "useMemoCache",
  // What has no way from outside.
  "defaultOnDefaultTransitionIndicator",
  "findCurrentFiberUsingSlowPath",
  // The names of components around a failure, which nobody reads here.
  "getStackByFiberInDevAndProd",
];

/** The methods of these, too. */
export const CLASSES: readonly string[] = ["FragmentInstance", "ViewTransitionPseudoElement"];

/** What React calls its own objects' properties, and nobody else any: short names do. */
export const PROPERTIES: readonly string[] = [
  "memoizedState",
  "stateNode",
  "lanes",
  "memoizedProps",
  "updateQueue",
  "pendingProps",
  "subtreeFlags",
  "childLanes",
  "baseState",
  "cachePool",
  "dehydrated",
  "pendingLanes",
  "blockedOn",
  "elementType",
  "deletions",
  "suspendedLanes",
  "callbackNode",
  "lastBaseUpdate",
  "hasEagerState",
  "eagerState",
  "retryLane",
  "cancelPendingCommit",
  "pingedLanes",
  "firstBaseUpdate",
  "baseLanes",
  "baseQueue",
  "lastRenderedReducer",
  "revertLane",
  "lastRenderedState",
  "isDehydrated",
  "firstContext",
  "lastEffect",
  "timeoutHandle",
  "callbackPriority",
  "entanglements",
  "refCleanup",
  "warmLanes",
  "entangledLanes",
  "pooledCache",
  "retryQueue",
  "hiddenCallbacks",
  "treeContext",
  "hydrationErrors",
  "pendingContext",
];
