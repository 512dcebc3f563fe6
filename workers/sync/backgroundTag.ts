/** By this name the page asks the browser to wake the service worker when there is a network, also after the last tab. */
export const backgroundTag = 'fairlead-push'
