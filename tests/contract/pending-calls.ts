/** Documented calls that wait for their capability. A call leaves this list when it enters schema/rest. */
export const PENDING_CALLS: ReadonlySet<string> = new Set([
  "API-073", // POST /order/api/cash_flow/list
  "API-074", // GET /order/api/withdraw/list
  "API-075", // POST /order/api/withdraw/export
  "API-076", // POST /order/api/withdraw
  "API-079", // POST /user/api/goods/get
  "API-080", // POST /user/api/goods/add
  "API-081", // POST /user/api/goods/modify
  "API-082", // POST /user/api/goods/del
  "API-084", // PUT /user/api/mes/modify
  "API-085", // PUT /user/api/mes/all_read
  "API-087", // POST /user/api/customer/modify
  "API-089", // GET /user/api/customer/unbind
  "API-090", // GET /user/api/customer/bind
  "API-091", // POST /user/api/worker/rebind
  "API-094", // POST /user/api/feedback/add
  "API-100", // GET /order/api/order/download_user_goods
  "API-101", // GET /order/api/order/get_first_template
  "API-102", // GET /order/api/order/get_first_template_stream
  "API-103", // POST /order/api/order/order_import
  "API-104", // POST /order/api/order/order_batch_add
  "API-109", // WS /admin/websocket/{userId}
  "API-110", // GET external:maps/geocoding
  "API-111", // GET external:maps/reverse-geocoding
  "API-112", // GET external:maps/driving-routes
  "API-113", // WSS external:video-gateway
  "API-114", // GET external:slider-captcha-widget
  "API-115", // GET external:provider-login-site
  "API-116", // GET external:app-stores
]);
