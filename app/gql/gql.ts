/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment AbnormalItem on AbnormalRecord {\n    id\n    orderId\n    orderNo\n    goodsTypeName\n    serviceTypeName\n    createdAt\n    source\n    sourceName\n    sourcePhone\n    type\n    description\n    mediaUrls\n    packageState\n    goods { id name }\n    status\n    canHandle\n    awaitsDecision\n    handling { id at status content imageUrls fee }\n  }\n": typeof types.AbnormalItemFragmentDoc,
    "\n  query OrderAbnormal($orderId: ID!) {\n    viewer { abnormalRecords(orderId: $orderId) { nodes { id ...AbnormalItem } total } }\n  }\n": typeof types.OrderAbnormalDocument,
    "\n  query ExceptionForm($id: ID!) {\n    order(id: $id) { id items { id name } workerName }\n    dictItems(code: ABNORMAL_TYPE) { text value }\n  }\n": typeof types.ExceptionFormDocument,
    "\n  mutation ReportException($input: ReportExceptionInput!) {\n    answer: reportException(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.ReportExceptionDocument,
    "\n  mutation HandleAbnormal($input: HandleAbnormalInput!) {\n    answer: handleAbnormal(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.HandleAbnormalDocument,
    "\n  mutation SolveException(\n    $orderId: ID!\n    $way: SolveWay!\n    $allowance: Fen\n    $description: String\n    $amount: Fen\n  ) {\n    answer: solveException(\n      orderId: $orderId\n      way: $way\n      allowance: $allowance\n      description: $description\n      amount: $amount\n    ) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SolveExceptionDocument,
    "\n  fragment CollectedGoods on Order {\n    id\n    orderNo\n    needsPickup\n    service { pickUp { content imageUrls } }\n  }\n": typeof types.CollectedGoodsFragmentDoc,
    "\n  query PickUpRecord($orderId: ID!) {\n    orderRecords(orderId: $orderId) { pickUp { content imageUrls } }\n  }\n": typeof types.PickUpRecordDocument,
    "\n  fragment SolveActions on Order {\n    id\n    type\n    status\n    isGoodsAbnormal\n    totalAmount\n    blockedActions { action reason }\n    service { workerCash: workerFeeInEscrow }\n  }\n": typeof types.SolveActionsFragmentDoc,
    "\n  query AboutPage {\n    articles(type: ABOUT, page: 1, pageSize: 50) {\n      nodes { id title content }\n    }\n  }\n": typeof types.AboutPageDocument,
    "\n  fragment AcceptanceActions on Order {\n    id\n    actions\n    blockedActions { action reason }\n  }\n": typeof types.AcceptanceActionsFragmentDoc,
    "\n  fragment AcceptanceState on Order {\n    status\n    nextStep\n    acceptanceDueAt\n    isAcceptanceDelayed\n    awaitsNewPhotos\n    acceptedAt\n    isAcceptedBySystem\n    service { rejectReason }\n  }\n": typeof types.AcceptanceStateFragmentDoc,
    "\n  fragment WorkPhotos on Order {\n    orderNo\n    displayAddress\n    pickupAddress\n    completedAt\n    service {\n      pickUp { content imageUrls }\n      completion { content imageUrls }\n      signIn { area }\n      log { event at }\n    }\n  }\n": typeof types.WorkPhotosFragmentDoc,
    "\n  fragment ActivityRow on AccountActivity {\n    id\n    kind\n    at\n    detail\n    device\n    place\n  }\n": typeof types.ActivityRowFragmentDoc,
    "\n  query SafetyIdentity {\n    viewer {\n      customer { phone maskedPhone hasPayPassword }\n    }\n  }\n": typeof types.SafetyIdentityDocument,
    "\n  mutation VerifyOwnCode($input: VerifySmsCodeInput!) {\n    answer: verifySmsCode(input: $input) {\n      __typename\n      ... on SmsCodeCheck { valid }\n      ...Refusal\n    }\n  }\n": typeof types.VerifyOwnCodeDocument,
    "\n  mutation ChangePhone($input: ChangePhoneInput!) {\n    answer: changePhone(input: $input) { __typename ...Refusal }\n  }\n": typeof types.ChangePhoneDocument,
    "\n  mutation EndSession($sessionId: ID!) {\n    answer: endSession(sessionId: $sessionId) { __typename ...Refusal }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    answer: endOtherSessions { __typename ...Refusal }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  fragment SignedInDevice on AccountSession {\n    id\n    device\n    place\n    signedInAt\n    isCurrent\n  }\n": typeof types.SignedInDeviceFragmentDoc,
    "\n  query AccountStrip {\n    viewer {\n      customer { id nickname avatar }\n    }\n  }\n": typeof types.AccountStripDocument,
    "\n  mutation SendSmsCode($input: SendSmsCodeInput!) {\n    answer: sendSmsCode(input: $input) {\n      __typename\n      ... on SmsCodeSent { resendAfterSeconds }\n      ...Refusal\n    }\n  }\n": typeof types.SendSmsCodeDocument,
    "\n  query AreaChildren($parentCode: String!) {\n    areaChildren(parentCode: $parentCode) { code name }\n  }\n": typeof types.AreaChildrenDocument,
    "\n  query AreaOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n  }\n": typeof types.AreaOptionsDocument,
    "\n  fragment OrderImportHead on OrderImport {\n    id\n    fileName\n    type\n    goodsTypeName\n    source\n    isMapped\n    createdAt\n    userName\n    counts { total good bad doubtful placed paid }\n  }\n": typeof types.OrderImportHeadFragmentDoc,
    "\n  query BatchStart($page: Int!, $pageSize: Int!) {\n    goodsTypes { id name icon }\n    viewer {\n      buttons { immediateOrder }\n      orderImports(page: $page, pageSize: $pageSize) {\n        nodes { id ...OrderImportHead }\n        total\n      }\n    }\n  }\n": typeof types.BatchStartDocument,
    "\n  fragment ImportRowItem on ImportRow {\n    id\n    position\n    values { field text }\n    issues { field text }\n    notes { kind message }\n    identifiedAddress\n    identifiedPickupAddress\n    totalFee\n    orderId\n    failure\n  }\n": typeof types.ImportRowItemFragmentDoc,
    "\n  fragment ImportDetail on OrderImportDetail {\n    id\n    summary { ...OrderImportHead }\n    titles\n    mapping { field columns }\n    preview\n    mappingName\n    serviceNames\n    goodsNames\n    goodsTypes { id name }\n    readyIds\n    unpaidOrderIds\n  }\n": typeof types.ImportDetailFragmentDoc,
    "\n  query BatchImport($importId: ID!, $show: ShownImportRows!, $page: Int!, $pageSize: Int!) {\n    viewer {\n      orderImport(importId: $importId) { ...ImportDetail }\n      importRows(importId: $importId, show: $show, page: $page, pageSize: $pageSize) {\n        nodes { id ...ImportRowItem }\n        total\n      }\n    }\n  }\n": typeof types.BatchImportDocument,
    "\n  query ImportAddresses($importId: ID!, $page: Int!, $pageSize: Int!) {\n    viewer {\n      importRows(importId: $importId, show: GOOD, isDoubtfulFirst: true, page: $page, pageSize: $pageSize) {\n        nodes { id ...ImportRowItem }\n        total\n      }\n    }\n  }\n": typeof types.ImportAddressesDocument,
    "\n  mutation ChangeImportRow(\n    $importId: ID!\n    $rowId: ID!\n    $field: ImportField!\n    $value: String!\n    $isForSame: Boolean!\n  ) {\n    answer: changeImportRow(\n      importId: $importId\n      rowId: $rowId\n      field: $field\n      value: $value\n      isForSame: $isForSame\n    ) {\n      __typename\n      ...Refusal\n      ... on ImportChanged { rows }\n    }\n  }\n": typeof types.ChangeImportRowDocument,
    "\n  mutation MapOrderImport($importId: ID!, $mapping: [MappedFieldInput!]!, $name: String) {\n    answer: mapOrderImport(importId: $importId, mapping: $mapping, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.MapOrderImportDocument,
    "\n  mutation AddImportGoods($importId: ID!, $name: String!, $goodsTypeId: ID!, $imageUrl: String!) {\n    answer: addImportGoods(importId: $importId, name: $name, goodsTypeId: $goodsTypeId, imageUrl: $imageUrl) {\n      __typename\n      ...Refusal\n      ... on ImportChanged { rows }\n    }\n  }\n": typeof types.AddImportGoodsDocument,
    "\n  mutation DiscardOrderImport($importId: ID!) {\n    answer: discardOrderImport(importId: $importId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.DiscardOrderImportDocument,
    "\n  mutation SubmitImportRows($rowIds: [ID!]!, $priceWay: PriceWay) {\n    answer: submitImportRows(rowIds: $rowIds, priceWay: $priceWay) {\n      __typename\n      ...Refusal\n      ... on SubmittedRows {\n        rows { rowId orderId code message }\n      }\n    }\n  }\n": typeof types.SubmitImportRowsDocument,
    "\n  query ImportTemplate($orderType: OrderType!) {\n    viewer { importTemplate(orderType: $orderType) { title isRequired note } }\n  }\n": typeof types.ImportTemplateDocument,
    "\n  query OrderBids($orderId: ID!) {\n    orderBids(orderId: $orderId) {\n      platformPrice\n      bids {\n        id\n        amount\n        day\n        words\n        distance\n        isPicked\n        master { name avatar verifiedAt stars ratings finishedOrders }\n        questions { id question answer }\n      }\n    }\n  }\n": typeof types.OrderBidsDocument,
    "\n  mutation PickBid($input: PickBidInput!) {\n    answer: pickBid(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.PickBidDocument,
    "\n  mutation AskAboutBid($input: AskAboutBidInput!) {\n    answer: askAboutBid(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.AskAboutBidDocument,
    "\n  mutation TakePlatformPrice($orderId: ID!, $quotedTotalFee: Fen!) {\n    answer: takePlatformPrice(orderId: $orderId, quotedTotalFee: $quotedTotalFee) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.TakePlatformPriceDocument,
    "\n  fragment OrderBiddingFacts on Order {\n    status\n    bidding { state endsAt }\n    expiresAt\n  }\n": typeof types.OrderBiddingFactsFragmentDoc,
    "\n  fragment OrderAmount on Order {\n    totalAmount\n    bidding { state }\n  }\n": typeof types.OrderAmountFragmentDoc,
    "\n  fragment BillSheet on Bill {\n    month\n    isOver\n    opening\n    closing\n    lines { type count moneyIn moneyOut }\n    direct { type count moneyIn moneyOut }\n    fee\n    invoiceable\n  }\n": typeof types.BillSheetFragmentDoc,
    "\n  fragment InvoiceCard on Bill {\n    month\n    isOver\n    invoiceable\n    invoice { id kind title taxNo email amount status answer createdAt }\n  }\n": typeof types.InvoiceCardFragmentDoc,
    "\n  mutation RequestInvoice($input: InvoiceInput!) {\n    answer: requestInvoice(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RequestInvoiceDocument,
    "\n  fragment YearChart on Bill {\n    month\n    closing\n    lines { moneyIn moneyOut }\n  }\n": typeof types.YearChartFragmentDoc,
    "\n  fragment LiveCall on Call {\n    id\n    orderId\n    senderId\n    senderName\n    orderNo\n    customerName\n    type\n    status\n    access { token gatewayUrl iceServers { urls username credential } }\n  }\n": typeof types.LiveCallFragmentDoc,
    "\n  mutation StartCall($orderId: ID!, $callType: CallType!) {\n    answer: startCall(orderId: $orderId, type: $callType) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n": typeof types.StartCallDocument,
    "\n  mutation InformCall($callId: ID!) {\n    answer: informCall(callId: $callId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.InformCallDocument,
    "\n  mutation AnswerCall($callId: ID!, $windowKey: String!) {\n    answer: answerCall(callId: $callId, windowKey: $windowKey) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n": typeof types.AnswerCallDocument,
    "\n  mutation KeepCall($callId: ID!) {\n    answer: keepCall(callId: $callId) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n": typeof types.KeepCallDocument,
    "\n  mutation EndCall($callId: ID!, $senderId: ID, $windowKey: String) {\n    endCall(callId: $callId, senderId: $senderId, windowKey: $windowKey) { __typename }\n  }\n": typeof types.EndCallDocument,
    "\n  query CurrentCall {\n    currentCall { ...LiveCall }\n  }\n": typeof types.CurrentCallDocument,
    "\n  query OrderContact($orderId: ID!) {\n    orderContact(orderId: $orderId) {\n      orderNo\n      customerName\n      isPlatform\n      workerName\n      workerPhone\n      isCallable\n      contacts { nickname mobile }\n    }\n  }\n": typeof types.OrderContactDocument,
    "\n  mutation StartSliderCaptcha {\n    answer: startSliderCaptcha {\n      __typename\n      ... on SliderChallenge {\n        challenge\n        gt\n        provider\n        isProviderOnline\n        puzzle { width height background piece pieceWidth pieceHeight pieceTop }\n      }\n      ...Refusal\n    }\n  }\n": typeof types.StartSliderCaptchaDocument,
    "\n  mutation SolveSliderCaptcha($input: SolveSliderInput!) {\n    answer: solveSliderCaptcha(input: $input) {\n      __typename\n      ... on SliderSolution { validate seccode }\n      ...Refusal\n    }\n  }\n": typeof types.SolveSliderCaptchaDocument,
    "\n  mutation ValidateCaptcha($input: ValidateCaptchaInput!) {\n    answer: validateCaptcha(input: $input) {\n      __typename\n      ... on CaptchaGrant { grant }\n      ...Refusal\n    }\n  }\n": typeof types.ValidateCaptchaDocument,
    "\n  fragment ComplaintItem on Complaint {\n    id\n    orderId\n    orderNo\n    objectName\n    content\n    imageUrls\n    status\n    statusName\n    suggestion\n    createdAt\n    endedAt\n    canRevoke\n  }\n": typeof types.ComplaintItemFragmentDoc,
    "\n  query ComplainableOrders($orderId: ID) {\n    viewer {\n      complainableOrders(orderId: $orderId) {\n        orderNo\n        statusName\n        goodsTypeName\n        serviceTypeName\n        customerName\n        hasWorkerToBlame\n        openObjects\n      }\n    }\n  }\n": typeof types.ComplainableOrdersDocument,
    "\n  mutation FileComplaint($input: ComplaintInput!) {\n    answer: fileComplaint(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.FileComplaintDocument,
    "\n  mutation RevokeComplaint($id: ID!) {\n    answer: revokeComplaint(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RevokeComplaintDocument,
    "\n  query HelpPage($title: String) {\n    articles(type: HELP, page: 1, pageSize: 50) {\n      nodes { id title }\n    }\n    article(type: HELP, title: $title) { title content createdAt }\n  }\n": typeof types.HelpPageDocument,
    "\n  query HelpSearch {\n    articles(type: HELP, page: 1, pageSize: 50) {\n      nodes { id title content }\n    }\n  }\n": typeof types.HelpSearchDocument,
    "\n  fragment AllOffers on Viewer {\n    offers {\n      activity\n      apiKeys\n      areaWishes\n      batchOrders\n      bids\n      bills\n      devices\n      feedback\n      goodsDetails\n      ledger\n      library\n      listTools\n      markupRequests\n      messageGroups\n      messageSettings\n      personalData\n      webhooks\n      phoneUploads\n      profits\n      progressLinks\n      recipients\n      reminders\n      smallPayment\n      templates\n      todos\n    }\n  }\n": typeof types.AllOffersFragmentDoc,
    "\n  fragment BalanceCard on Wallet {\n    balance\n    withdrawing\n  }\n": typeof types.BalanceCardFragmentDoc,
    "\n  mutation EndFirstSteps {\n    answer: endFirstSteps {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.EndFirstStepsDocument,
    "\n  fragment HelpCard on ArticlePage {\n    nodes { id title }\n  }\n": typeof types.HelpCardFragmentDoc,
    "\n  query HomeCards {\n    adverts(location: CUSTOMER_HOME) { ...AdvertCarousel }\n    notices: articles(type: NOTICE, page: 1, pageSize: 3) { ...NoticesCard }\n    help: articles(type: HELP, page: 1, pageSize: 3) { ...HelpCard }\n    viewer { ...OrderAlerts }\n  }\n": typeof types.HomeCardsDocument,
    "\n  fragment HomeOrders on OrderPage {\n    nodes { id ...RecentOrder }\n    total\n  }\n": typeof types.HomeOrdersFragmentDoc,
    "\n  fragment Consignment on Consignment {\n    orderId\n    orderNo\n    goodsTypeName\n    customerName\n    hasArrived\n    number\n    company\n  }\n": typeof types.ConsignmentFragmentDoc,
    "\n  fragment LogisticsCard on ConsignmentPage {\n    nodes { orderId ...Consignment }\n  }\n": typeof types.LogisticsCardFragmentDoc,
    "\n  fragment AdvertCarousel on Advert {\n    title\n    image\n    url\n  }\n": typeof types.AdvertCarouselFragmentDoc,
    "\n  query HomeNotice($id: ID!) {\n    article(type: NOTICE, articleId: $id) { content createdAt }\n  }\n": typeof types.HomeNoticeDocument,
    "\n  fragment NoticesCard on ArticlePage {\n    nodes { id title createdAt }\n  }\n": typeof types.NoticesCardFragmentDoc,
    "\n  fragment PublishButtons on Buttons {\n    immediateOrder\n    normalOrder\n  }\n": typeof types.PublishButtonsFragmentDoc,
    "\n  fragment OrderAlerts on Viewer {\n    abnormal: abnormalRecords(status: NOT_FOLLOW_UP, page: 1, pageSize: 4) { ...UnsolvedCard }\n    unanswered: orderMessages(topic: UNANSWERED, page: 1, pageSize: 3) {\n      nodes { id ...Reminder }\n      total\n    }\n    rescheduled: orderMessages(topic: RESCHEDULED, page: 1, pageSize: 3) {\n      nodes { id ...Reminder }\n      total\n    }\n    consignments(page: 1, pageSize: 4) { ...LogisticsCard }\n  }\n": typeof types.OrderAlertsFragmentDoc,
    "\n  query HomeAlerts {\n    viewer { ...OrderAlerts }\n  }\n": typeof types.HomeAlertsDocument,
    "\n  fragment Reminder on OrderMessage {\n    id\n    text\n    createdAt\n    orderNo\n  }\n": typeof types.ReminderFragmentDoc,
    "\n  fragment TodoOrder on Order {\n    id\n    orderNo\n    type\n    customerName\n    goodsTypeName\n    serviceTypeName\n    totalAmount\n    appointmentAt\n    workerName\n    paidAt\n    expiresAt\n    acceptanceDueAt\n    actions\n    overdueStep\n    matters { kind hint }\n    ...OverdueVisit\n  }\n": typeof types.TodoOrderFragmentDoc,
    "\n  fragment TodosCard on Todo {\n    kind\n    total\n    orders { id ...TodoOrder }\n  }\n": typeof types.TodosCardFragmentDoc,
    "\n  fragment UnsolvedCard on AbnormalPage {\n    nodes { id orderId orderNo type description createdAt }\n    total\n  }\n": typeof types.UnsolvedCardFragmentDoc,
    "\n  query HomeDayVisits($from: DateTime!, $to: DateTime!, $pageSize: Int!) {\n    viewer {\n      orders(\n        filter: { status: INSERVICE, appointedFrom: $from, appointedTo: $to }\n        sort: APPOINTMENT_ASC\n        page: 1\n        pageSize: $pageSize\n      ) {\n        nodes { id appointmentAt ...RecentOrder }\n        total\n      }\n    }\n  }\n": typeof types.HomeDayVisitsDocument,
    "\n  query HomeVisitDays($monthOffset: Int!) {\n    viewer {\n      visitDays(monthOffset: $monthOffset, filter: INSERVICE) { date count }\n    }\n  }\n": typeof types.HomeVisitDaysDocument,
    "\n  query HomeWaybill($number: String!) {\n    waybillTrack(number: $number) { ...TrackFacts }\n  }\n": typeof types.HomeWaybillDocument,
    "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    answer: createApiKey(input: $input) {\n      __typename\n      ... on FreshApiKey { secret }\n      ...Refusal\n    }\n  }\n": typeof types.CreateApiKeyDocument,
    "\n  mutation RotateApiKey($keyId: ID!, $code: String!) {\n    answer: rotateApiKey(keyId: $keyId, code: $code) {\n      __typename\n      ... on FreshApiKey { secret }\n      ...Refusal\n    }\n  }\n": typeof types.RotateApiKeyDocument,
    "\n  mutation RevokeApiKey($keyId: ID!) {\n    answer: revokeApiKey(keyId: $keyId) { __typename ...Refusal }\n  }\n": typeof types.RevokeApiKeyDocument,
    "\n  fragment KeyFacts on ApiKey {\n    id\n    mode\n    name\n    tail\n    scopes\n    addresses\n    dayLimit\n    paidToday\n    createdAt\n    lastUsedAt\n    lastUsedFrom\n    oldSecretUntil\n  }\n": typeof types.KeyFactsFragmentDoc,
    "\n  fragment FeedbackCard on Feedback {\n    id\n    content\n    imageUrls\n    createdAt\n    reply\n  }\n": typeof types.FeedbackCardFragmentDoc,
    "\n  mutation SendFeedback($content: String!, $imageUrls: [String!]) {\n    answer: sendFeedback(content: $content, imageUrls: $imageUrls) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SendFeedbackDocument,
    "\n  fragment FollowUpNotes on Order {\n    id\n    orderNo\n    latestFollowUp { content createdAt total }\n  }\n": typeof types.FollowUpNotesFragmentDoc,
    "\n  query OrderFollowUps($orderId: ID!) {\n    followUps(orderId: $orderId) { id content imageUrls createdAt }\n  }\n": typeof types.OrderFollowUpsDocument,
    "\n  mutation AddFollowUp($input: FollowUpInput!, $idempotencyKey: String!) {\n    answer: addFollowUp(input: $input, idempotencyKey: $idempotencyKey) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.AddFollowUpDocument,
    "\n  mutation EditFollowUp($id: ID!, $input: FollowUpInput!) {\n    answer: editFollowUp(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.EditFollowUpDocument,
    "\n  mutation DeleteFollowUp($id: ID!) {\n    answer: deleteFollowUp(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.DeleteFollowUpDocument,
    "\n  mutation DeleteLibraryGoods($ids: [ID!]!) {\n    answer: deleteLibraryGoods(ids: $ids) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.DeleteLibraryGoodsDocument,
    "\n  fragment GoodsCard on LibraryGoods {\n    id\n    name\n    goodsTypeName\n    imageUrl\n    videoUrl\n    description\n    sku\n  }\n": typeof types.GoodsCardFragmentDoc,
    "\n  query GoodsFormPage($id: ID!, $hasGood: Boolean!) {\n    goodsTypes { id name children { id name } }\n    viewer {\n      libraryGood(id: $id) @include(if: $hasGood) {\n        id\n        name\n        goodsTypeId\n        imageUrl\n        videoUrl\n        shopUrl\n        description\n        sku\n        volume\n        packingCount\n        weight\n        costPrice\n      }\n    }\n  }\n": typeof types.GoodsFormPageDocument,
    "\n  query GoodsBySku($sku: String!) {\n    viewer { libraryGoodBySku(sku: $sku) { id name } }\n  }\n": typeof types.GoodsBySkuDocument,
    "\n  mutation AddLibraryGoods($input: LibraryGoodsInput!, $idempotencyKey: String!) {\n    answer: addLibraryGoods(input: $input, idempotencyKey: $idempotencyKey) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.AddLibraryGoodsDocument,
    "\n  mutation ChangeLibraryGoods($id: ID!, $input: LibraryGoodsInput!) {\n    answer: changeLibraryGoods(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.ChangeLibraryGoodsDocument,
    "\n  mutation PasteLibraryGoods($imageUrl: String!, $goods: [PastedGoodsInput!]!, $idempotencyKey: String!) {\n    answer: pasteLibraryGoods(imageUrl: $imageUrl, goods: $goods, idempotencyKey: $idempotencyKey) {\n      __typename\n      ... on LibraryGoodsPasted { added leftOut }\n      ...Refusal\n    }\n  }\n": typeof types.PasteLibraryGoodsDocument,
    "\n  mutation ApplyAsServiceProvider($input: ServiceApplicationInput!) {\n    answer: applyAsServiceProvider(input: $input) {\n      __typename\n      ... on ServiceApplicationSent { ok }\n      ...Refusal\n    }\n  }\n": typeof types.ApplyAsServiceProviderDocument,
    "\n  query LogisticsCompanies($name: String) {\n    logisticsCompanies(name: $name) { id: code name }\n  }\n": typeof types.LogisticsCompaniesDocument,
    "\n  query AddressLocation($address: String!) {\n    addressLocation(address: $address) { lng lat }\n  }\n": typeof types.AddressLocationDocument,
    "\n  query PointAddress($lng: Float!, $lat: Float!) {\n    pointAddress(lng: $lng, lat: $lat)\n  }\n": typeof types.PointAddressDocument,
    "\n  fragment MarkupItem on Markup {\n    id\n    orderId\n    orderNo\n    isRequest\n    isCancellable\n    status\n    amount\n    kind\n    markupType\n    remark\n    createdAt\n    createdBy\n    createdByPhone\n    rejectReason\n    dealtAt\n    payWay\n  }\n": typeof types.MarkupItemFragmentDoc,
    "\n  query OrderMarkups($orderId: ID!) {\n    markups(orderId: $orderId) { id ...MarkupItem }\n  }\n": typeof types.OrderMarkupsDocument,
    "\n  query MarkupRequests {\n    viewer { markupRequests { nodes { id ...MarkupItem } total } }\n  }\n": typeof types.MarkupRequestsDocument,
    "\n  query MarkupState($id: ID!, $isRequest: Boolean!) {\n    markup(id: $id, isRequest: $isRequest) { id status }\n  }\n": typeof types.MarkupStateDocument,
    "\n  query MarkupOrder($id: ID!) {\n    order(id: $id) { id orderNo type status service { isMarkupOver } blockedActions { action reason } }\n    dictItems(code: MARKUP_TYPE) { text value }\n  }\n": typeof types.MarkupOrderDocument,
    "\n  query MarkupRequestOrder($id: ID!) {\n    order(id: $id) { id status service { isMarkupOver } blockedActions { action reason } }\n  }\n": typeof types.MarkupRequestOrderDocument,
    "\n  mutation PayMarkup($input: PayMarkupInput!) {\n    answer: payMarkup(input: $input) {\n      __typename\n      ...Refusal\n      ... on MarkupPayment { markupId pageHtml qrCode }\n    }\n  }\n": typeof types.PayMarkupDocument,
    "\n  mutation ApproveMarkup($input: ApproveMarkupInput!) {\n    answer: approveMarkup(input: $input) {\n      __typename\n      ...Refusal\n      ... on MarkupPayment { markupId pageHtml qrCode }\n    }\n  }\n": typeof types.ApproveMarkupDocument,
    "\n  mutation RejectMarkup($markupId: ID!, $reason: String!) {\n    answer: rejectMarkup(markupId: $markupId, reason: $reason) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RejectMarkupDocument,
    "\n  mutation CancelMarkup($markupId: ID!) {\n    answer: cancelMarkup(markupId: $markupId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.CancelMarkupDocument,
    "\n  query PushKey {\n    viewer { pushKey }\n  }\n": typeof types.PushKeyDocument,
    "\n  mutation AddPushBrowser($endpoint: String!, $p256dh: String!, $auth: String!) {\n    answer: addPushBrowser(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.AddPushBrowserDocument,
    "\n  mutation RemovePushBrowser($endpoint: String!) {\n    answer: removePushBrowser(endpoint: $endpoint) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RemovePushBrowserDocument,
    "\n  fragment MessageGroupItem on MessageGroup {\n    orderId\n    orderNo\n    customerName\n    orderStatus\n    orderStatusName\n    total\n    unread\n    messages { id ...MessageItem }\n  }\n": typeof types.MessageGroupItemFragmentDoc,
    "\n  mutation MarkMessageRead($messageId: ID!) {\n    answer: markMessageRead(messageId: $messageId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.MarkMessageReadDocument,
    "\n  mutation MarkAllMessagesRead($kind: MessageKind, $title: String, $asOf: Int) {\n    answer: markAllMessagesRead(kind: $kind, title: $title, asOf: $asOf) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.MarkAllMessagesReadDocument,
    "\n  mutation MarkMessageGroupRead($kind: MessageKind!, $orderId: ID, $asOf: Int) {\n    answer: markMessageGroupRead(kind: $kind, orderId: $orderId, asOf: $asOf) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.MarkMessageGroupReadDocument,
    "\n  fragment MessageItem on Message {\n    id\n    kind\n    title\n    content\n    text\n    topic\n    isRead\n    createdAt\n    associatedId\n  }\n": typeof types.MessageItemFragmentDoc,
    "\n  mutation SaveMessageSettings($offTopics: [MessageTopic!]!, $quietHours: QuietHoursInput) {\n    answer: saveMessageSettings(offTopics: $offTopics, quietHours: $quietHours) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SaveMessageSettingsDocument,
    "\n  mutation SaveReminderSettings(\n    $sms: [ReminderEvent!]!\n    $wechat: [ReminderEvent!]!\n    $quietHours: QuietHoursInput\n    $isSmsOff: Boolean!\n  ) {\n    answer: saveReminderSettings(sms: $sms, wechat: $wechat, quietHours: $quietHours, isSmsOff: $isSmsOff) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SaveReminderSettingsDocument,
    "\n  query MessageSettings {\n    viewer {\n      messageSettings { offTopics quietHours { from until } }\n      reminderSettings {\n        sms\n        wechat\n        quietHours { from until }\n        isSmsOff\n        hasSms\n        hasWechat\n        isWechatBound\n      }\n    }\n  }\n": typeof types.MessageSettingsDocument,
    "\n  query AbnormalCount {\n    viewer { orderCounts { filter count } }\n  }\n": typeof types.AbnormalCountDocument,
    "\n  fragment BasicInfo on Order {\n    orderNo\n    createdAt\n    expectedAt\n    servicePeriods { date startTime endTime }\n    packingCount\n    totalVolume\n    isArrival\n    needsPickup\n    logisticsCompany\n    logisticsNo\n    logisticsPhone\n    pickupCode\n    pickupAddress\n    transportAt\n    verifType\n    verifOrderNo\n    remark\n    shopName\n    shopOrderNo\n    contactName\n    contactPhone\n    ...GoodsList\n  }\n": typeof types.BasicInfoFragmentDoc,
    "\n  fragment CustomerFacts on Order {\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    hasLift\n    floors\n  }\n": typeof types.CustomerFactsFragmentDoc,
    "\n  fragment FeeTable on Order {\n    lines { name fee }\n    originalAmount\n    payWay\n    ...OrderAmount\n    bidding { state }\n    paidAt\n    service {\n      paymentNo\n      paidMarkups { type amount payWay paidAt remark }\n    }\n  }\n": typeof types.FeeTableFragmentDoc,
    "\n  fragment GoodsList on Order {\n    items { id name goodsTypeName count packingMethod description imageUrl videoUrl }\n  }\n": typeof types.GoodsListFragmentDoc,
    "\n  fragment OrderFees on Order { ...FeeTable }\n": typeof types.OrderFeesFragmentDoc,
    "\n  fragment OrderDetail on Order {\n    id\n    orderNo\n    bidding { state }\n    ...OrderDetailHead\n    ...OrderProgress\n    ...MasterCard\n    ...BasicInfo\n    ...CustomerFacts\n    ...OrderFees\n    ...DetailTimeline\n    ...ServiceInfo\n    ...LogisticsInfo\n    ...OrderBiddingFacts\n  }\n": typeof types.OrderDetailFragmentDoc,
    "\n  query OrderDetail($id: ID!) {\n    order(id: $id) { ...OrderDetail }\n  }\n": typeof types.OrderDetailDocument,
    "\n  fragment CopyOrder on Order {\n    orderNo\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    serviceTypeName\n    displayStatus\n    matters { label }\n    items { name count }\n  }\n": typeof types.CopyOrderFragmentDoc,
    "\n  fragment OrderDetailHead on Order {\n    id\n    orderNo\n    type\n    goodsTypeName\n    serviceTypeName\n    customerName\n    customerPhone\n    displayAddress\n    paidAt\n    ...OrderAmount\n    ...OrderStatus\n    ...OrderActions\n    ...CopyOrder\n    items { id imageUrl }\n    ...ItemThumbnails\n    ...VisitTime\n    ...EditRequest\n  }\n": typeof types.OrderDetailHeadFragmentDoc,
    "\n  fragment MasterCard on Order {\n    type\n    workerName\n    workerPhone\n    workerAvatar\n    workerVerifiedAt\n    service {\n      masterRating { average total }\n    }\n  }\n": typeof types.MasterCardFragmentDoc,
    "\n  fragment OrderProgress on Order {\n    status\n    createdAt\n    paidAt\n    assignedAt\n    completedAt\n    acceptedAt\n    service {\n      completion { content }\n      verifiedAt\n      evaluation { createdAt }\n    }\n    ...OverdueVisit\n  }\n": typeof types.OrderProgressFragmentDoc,
    "\n  fragment VisitTime on Order {\n    id\n    status\n    expectedAt\n    appointmentAt\n    servicePeriods { date startTime endTime }\n    visitDueAt\n    service {\n      pickUp { content }\n      signIn { at }\n    }\n  }\n": typeof types.VisitTimeFragmentDoc,
    "\n  fragment LogisticsInfo on Order {\n    id\n    logisticsNo\n    logisticsCompany\n    isArrival\n    needsPickup\n    pickupAddress\n    displayAddress\n    service {\n      pickUp { content }\n      signIn { at }\n    }\n  }\n": typeof types.LogisticsInfoFragmentDoc,
    "\n  fragment OrderPlaceFacts on OrderPlaces {\n    address { lng lat }\n    pickup { lng lat }\n    signIn { lng lat }\n    pickupDistance\n    isDrivingDistance\n    route { lng lat }\n  }\n": typeof types.OrderPlaceFactsFragmentDoc,
    "\n  query OrderPlaces($id: ID!) {\n    orderRecords(orderId: $id) {\n      places { ...OrderPlaceFacts }\n    }\n  }\n": typeof types.OrderPlacesDocument,
    "\n  fragment RouteTrack on WaybillTrack {\n    steps { time text }\n  }\n": typeof types.RouteTrackFragmentDoc,
    "\n  fragment TrackFacts on WaybillTrack {\n    stateName\n    steps { time text }\n  }\n": typeof types.TrackFactsFragmentDoc,
    "\n  query WaybillTrack($number: String!) {\n    waybillTrack(number: $number) { ...TrackFacts ...RouteTrack }\n  }\n": typeof types.WaybillTrackDocument,
    "\n  fragment Appointment on Order {\n    appointmentAt\n    service { isAppointed appointFailReason }\n  }\n": typeof types.AppointmentFragmentDoc,
    "\n  fragment DetailTimeline on Order {\n    orderNo\n    displayAddress\n    pickupAddress\n    service {\n      signIn { area }\n      log { event }\n      ...OrderTimeline\n    }\n  }\n": typeof types.DetailTimelineFragmentDoc,
    "\n  fragment Evaluation on OrderService {\n    evaluation { star content tags isAnonymous imageUrls createdAt }\n  }\n": typeof types.EvaluationFragmentDoc,
    "\n  query OrderRecords($id: ID!) {\n    orderRecords(orderId: $id) {\n      pickUp { content imageUrls }\n      writeOffs { content imageUrls createdAt }\n      newPhotos { content imageUrls createdAt }\n      takeDelivery { at workerName driverName driverPhone }\n    }\n  }\n": typeof types.OrderRecordsDocument,
    "\n  fragment OrderTimeline on OrderService {\n    log { event title content imageUrls takenAt takenArea operatorName at }\n  }\n": typeof types.OrderTimelineFragmentDoc,
    "\n  fragment PickUp on OrderService {\n    pickupCar { driverName driverPhone dispatcher dispatcherPhone }\n    pickupCarType\n    pickupDistance\n    pickedUpBy\n    pickedUpByPhone\n    pickUp { content imageUrls }\n    log { event at }\n  }\n": typeof types.PickUpFragmentDoc,
    "\n  fragment ServiceInfo on Order {\n    id\n    orderNo\n    type\n    workerName\n    workerPhone\n    assignedAt\n    completedAt\n    acceptedAt\n    isAcceptedBySystem\n    displayAddress\n    pickupAddress\n    ...Appointment\n    service {\n      pickUp { content }\n      completion { content imageUrls }\n      signIn { area }\n      verifiedAt\n      rejectReason\n      ...PickUp\n      ...SignIn\n      ...Evaluation\n    }\n  }\n": typeof types.ServiceInfoFragmentDoc,
    "\n  fragment SignIn on OrderService {\n    signIn { at area isAreaNormal isTimeNormal }\n  }\n": typeof types.SignInFragmentDoc,
    "\n  query EditedOrder($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      isEditConfirmed\n      isDistrictOpen\n      customerName\n      customerPhone\n      provinceName\n      cityName\n      areaName\n      areaCode\n      address\n      hasLift\n      floors\n      isArrival\n      needsPickup\n      logisticsNo\n      expectedAt\n      remark\n      goodsTypeId\n      serviceTypeId\n      totalVolume\n      packingCount\n      originalAmount\n      items { name count goodsTypeId }\n    }\n  }\n": typeof types.EditedOrderDocument,
    "\n  mutation EditOrder($input: EditOrderInput!) {\n    answer: editOrder(input: $input) {\n      __typename\n      ... on OrderEdited { isRequest }\n      ...Refusal\n    }\n  }\n": typeof types.EditOrderDocument,
    "\n  mutation RevokeOrderEdit($orderId: ID!) {\n    answer: revokeOrderEdit(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RevokeOrderEditDocument,
    "\n  fragment EditRequest on Order {\n    id\n    editRequest { at changes { name from to } }\n  }\n": typeof types.EditRequestFragmentDoc,
    "\n  query OrderFilterOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {\n    viewer {\n      orderFilterOptions { filter label }\n      orderFilterChoices { serviceTypes carriers }\n    }\n    goodsTypes { name }\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n  }\n": typeof types.OrderFilterOptionsDocument,
    "\n  fragment ListedOrder on Order {\n    id\n    orderNo\n    status\n    customerName\n    totalAmount\n    actions\n    needsPickup\n    logisticsNo\n    logisticsPhone\n    ...OrderRow\n  }\n": typeof types.ListedOrderFragmentDoc,
    "\n  query LiveOrders($ids: [ID!]!, $hasRows: Boolean!) {\n    viewer {\n      ordersById(ids: $ids) @include(if: $hasRows) { id ...ListedOrder }\n      orderCounts { filter count }\n    }\n  }\n": typeof types.LiveOrdersDocument,
    "\n  query BulkAcceptPhotos($id: ID!) {\n    order(id: $id) { id ...WorkPhotos }\n  }\n": typeof types.BulkAcceptPhotosDocument,
    "\n  query ChosenOrders($ids: [ID!]!) {\n    viewer {\n      ordersById(ids: $ids) {\n        id\n        orderNo\n        status\n        customerName\n        totalAmount\n        actions\n        needsPickup\n        logisticsNo\n        logisticsPhone\n      }\n    }\n  }\n": typeof types.ChosenOrdersDocument,
    "\n  fragment SavedView on OrderView {\n    id\n    name\n    query\n    isPinned\n  }\n": typeof types.SavedViewFragmentDoc,
    "\n  query SavedViews {\n    viewer {\n      orderViews { ...SavedView }\n    }\n  }\n": typeof types.SavedViewsDocument,
    "\n  mutation SaveView($name: String!, $query: String!) {\n    answer: saveOrderView(name: $name, query: $query) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SaveViewDocument,
    "\n  mutation ChangeView($id: ID!, $name: String, $isPinned: Boolean) {\n    answer: changeOrderView(id: $id, name: $name, isPinned: $isPinned) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.ChangeViewDocument,
    "\n  mutation DeleteView($id: ID!) {\n    answer: deleteOrderView(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.DeleteViewDocument,
    "\n  query ArrivingOrder($id: ID!) {\n    order(id: $id) {\n      needsPickup\n      provinceName\n      cityName\n      areaName\n      logisticsNo\n      logisticsPhone\n      logisticsCompany\n      pickupCode\n      pickupAddress\n    }\n  }\n": typeof types.ArrivingOrderDocument,
    "\n  query ImpressionTags {\n    impressionTags\n  }\n": typeof types.ImpressionTagsDocument,
    "\n  mutation CancelOrder($orderId: ID!) {\n    answer: cancelOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation DelayAcceptance($orderId: ID!) {\n    answer: delayAcceptance(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.DelayAcceptanceDocument,
    "\n  mutation AcceptOrder($orderId: ID!) {\n    answer: acceptOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.AcceptOrderDocument,
    "\n  mutation RejectWork($orderId: ID!, $reason: String!) {\n    answer: rejectWork(orderId: $orderId, reason: $reason) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RejectWorkDocument,
    "\n  mutation ConfirmArrival($input: ConfirmArrivalInput!) {\n    answer: confirmArrival(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.ConfirmArrivalDocument,
    "\n  mutation EvaluateOrder($input: EvaluateOrderInput!) {\n    answer: evaluateOrder(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.EvaluateOrderDocument,
    "\n  fragment ItemThumbnails on Order {\n    items { id name count imageUrl }\n  }\n": typeof types.ItemThumbnailsFragmentDoc,
    "\n  fragment OrderActions on Order {\n    id\n    orderNo\n    type\n    status\n    goodsTypeName\n    serviceTypeName\n    actions\n    blockedActions { action reason }\n    matters { kind }\n  }\n": typeof types.OrderActionsFragmentDoc,
    "\n  fragment ServiceCell on Order { serviceTypeName goodsTypeName }\n": typeof types.ServiceCellFragmentDoc,
    "\n  fragment CustomerCell on Order { customerName customerPhone provinceName cityName displayAddress }\n": typeof types.CustomerCellFragmentDoc,
    "\n  fragment OrderMatters on Order {\n    id\n    orderNo\n    actions\n    matters { kind label hint }\n  }\n": typeof types.OrderMattersFragmentDoc,
    "\n  fragment OrderRow on Order {\n    id\n    orderNo\n    createdAt\n    appointmentAt\n    servicePeriods { date startTime endTime }\n    workerName\n    workerPhone\n    workerVerifiedAt\n    paidAt\n    shopName\n    shopOrderNo\n    matters { kind label }\n    ...ItemThumbnails\n    ...ServiceCell\n    ...CustomerCell\n    ...OrderStatus\n    ...OrderActions\n    ...CopyOrder\n    ...FollowUpNotes\n    ...OrderAmount\n  }\n": typeof types.OrderRowFragmentDoc,
    "\n  fragment OrderStatus on Order {\n    id\n    status\n    statusName\n    displayStatus\n    expiresAt\n    bidding { state endsAt }\n    acceptanceDueAt\n    isAcceptanceDelayed\n    ...OverdueVisit\n    ...OrderMatters\n  }\n": typeof types.OrderStatusFragmentDoc,
    "\n  fragment OverdueVisit on Order {\n    nextStep\n    visitDueAt\n    overdueStep\n  }\n": typeof types.OverdueVisitFragmentDoc,
    "\n  fragment RecentOrder on Order {\n    id\n    orderNo\n    serviceTypeName\n    customerName\n    displayAddress\n    appointmentAt\n    workerName\n    ...OrderAmount\n    ...ItemThumbnails\n    ...OrderStatus\n    ...OrderActions\n  }\n": typeof types.RecentOrderFragmentDoc,
    "\n  fragment BatchOrder on Order {\n    id\n    orderNo\n    status\n    expiresAt\n    bidding { state }\n    goodsTypeName\n    serviceTypeName\n    customerName\n    totalAmount\n  }\n": typeof types.BatchOrderFragmentDoc,
    "\n  fragment PayableOrder on Order {\n    id\n    orderNo\n    status\n    expiresAt\n    bidding { state }\n    goodsTypeName\n    serviceTypeName\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    items { id name goodsTypeName count imageUrl }\n    lines { name fee }\n    totalAmount\n  }\n": typeof types.PayableOrderFragmentDoc,
    "\n  fragment Payer on Viewer {\n    wallet { balance }\n    customer { phone maskedPhone hasPayPassword }\n  }\n": typeof types.PayerFragmentDoc,
    "\n  query Payer {\n    viewer { ...Payer smallPayment { limit usedToday } }\n    payWays\n  }\n": typeof types.PayerDocument,
    "\n  mutation SetPayPassword($input: SetPayPasswordInput!) {\n    answer: setPayPassword(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SetPayPasswordDocument,
    "\n  mutation PayOrder($input: PayOrderInput!) {\n    answer: payOrder(input: $input) {\n      __typename\n      ...Refusal\n      ... on OrderPayment { pageHtml qrCode }\n    }\n  }\n": typeof types.PayOrderDocument,
    "\n  query OrderPayState($id: ID!) {\n    order(id: $id) { id status }\n  }\n": typeof types.OrderPayStateDocument,
    "\n  query UnpaidOrders {\n    viewer { unpaidOrders { ...BatchOrder } }\n  }\n": typeof types.UnpaidOrdersDocument,
    "\n  query BatchOrders($ids: [ID!]!, $isFirst: Boolean!) {\n    viewer {\n      ordersById(ids: $ids) { ...BatchOrder }\n      unpaidOrders @include(if: $isFirst) { id status expiresAt bidding { state } }\n    }\n  }\n": typeof types.BatchOrdersDocument,
    "\n  query OrdersPayState($ids: [ID!]!) {\n    viewer { ordersById(ids: $ids) { id status } }\n  }\n": typeof types.OrdersPayStateDocument,
    "\n  mutation PayOrders($input: PayOrdersInput!) {\n    answer: payOrders(input: $input) {\n      __typename\n      ...Refusal\n      ... on BatchPayment { pageHtml qrCode }\n    }\n  }\n": typeof types.PayOrdersDocument,
    "\n  query SmallPayment {\n    viewer { smallPayment { limit usedToday } }\n  }\n": typeof types.SmallPaymentDocument,
    "\n  mutation SetSmallPayment($input: SetSmallPaymentInput!) {\n    answer: setSmallPayment(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SetSmallPaymentDocument,
    "\n  mutation StopSmallPayment {\n    answer: stopSmallPayment {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.StopSmallPaymentDocument,
    "\n  mutation BindAlipay($input: BindAlipayInput!) {\n    answer: bindAlipay(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.BindAlipayDocument,
    "\n  mutation BindCompanyAccount($input: BindCompanyAccountInput!) {\n    answer: bindCompanyAccount(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.BindCompanyAccountDocument,
    "\n  mutation BindWechat($code: String!) {\n    answer: bindWechat(code: $code) {\n      __typename\n      ...Refusal\n      ... on WechatBindingBegun { content }\n    }\n  }\n": typeof types.BindWechatDocument,
    "\n  mutation UnbindPayoutAccount($payWay: PayoutWay!, $code: String!) {\n    answer: unbindPayoutAccount(payWay: $payWay, code: $code) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.UnbindPayoutAccountDocument,
    "\n  query WechatNickname {\n    viewer { customer { wechatNickname } }\n  }\n": typeof types.WechatNicknameDocument,
    "\n  fragment BlockerFacts on AccountClosingBlocker { kind count amount }\n": typeof types.BlockerFactsFragmentDoc,
    "\n  fragment ExportFacts on PersonalData {\n    canAsk\n    last { state askedAt expiresAt bytes url }\n  }\n": typeof types.ExportFactsFragmentDoc,
    "\n  mutation RequestDataExport($code: String!) {\n    answer: requestDataExport(code: $code) { __typename ...Refusal }\n  }\n": typeof types.RequestDataExportDocument,
    "\n  mutation CloseAccount($code: String!) {\n    answer: closeAccount(code: $code) { __typename ...Refusal }\n  }\n": typeof types.CloseAccountDocument,
    "\n  mutation CreateUploadLink($count: Int!) {\n    answer: createUploadLink(count: $count) {\n      __typename\n      ... on UploadLink { id path expiresAt }\n      ...Refusal\n    }\n  }\n": typeof types.CreateUploadLinkDocument,
    "\n  mutation CollectUploads($linkId: ID!, $isOpen: Boolean!) {\n    answer: collectUploads(linkId: $linkId, isOpen: $isOpen) {\n      __typename\n      ... on HandedPictures { imageUrls }\n      ...Refusal\n    }\n  }\n": typeof types.CollectUploadsDocument,
    "\n  query PhoneUpload($token: String!) {\n    phoneUpload(token: $token) { merchantName left expiresAt }\n  }\n": typeof types.PhoneUploadDocument,
    "\n  query CopiedOrder($id: ID!) {\n    order(id: $id) { ...CopiedOrder }\n  }\n": typeof types.CopiedOrderDocument,
    "\n  fragment CopiedOrder on Order {\n    id\n    type\n    goodsTypeId\n    serviceTypeId\n    needsPickup\n    customerName\n    customerPhone\n    hasLift\n    floors\n    areaCode\n    provinceName\n    cityName\n    areaName\n    address\n    totalVolume\n    packingCount\n    verifType\n    bidding { state }\n    remark\n    pickupAddress\n    pickupAreaCode\n    contactName\n    contactPhone\n    items { name goodsTypeId count packingMethod description imageUrl videoUrl }\n  }\n": typeof types.CopiedOrderFragmentDoc,
    "\n  query AreaServed($goodsTypeId: ID!, $areaCode: String!) {\n    areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)\n    takesAreaWishes\n  }\n": typeof types.AreaServedDocument,
    "\n  query AreaTips($areaCode: String!) {\n    areaTips(areaCode: $areaCode)\n  }\n": typeof types.AreaTipsDocument,
    "\n  mutation AddAreaWish($areaCode: String!, $goodsTypeId: ID!, $phone: String!) {\n    answer: addAreaWish(areaCode: $areaCode, goodsTypeId: $goodsTypeId, phone: $phone) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.AddAreaWishDocument,
    "\n  query Recipients($phone: String) {\n    viewer {\n      recipients(phone: $phone) {\n        id name phone areaCode provinceName cityName areaName address hasLift floors isPinned isDefault\n      }\n    }\n  }\n": typeof types.RecipientsDocument,
    "\n  mutation PinRecipient($orderId: ID!, $pinned: Boolean!) {\n    answer: pinRecipient(orderId: $orderId, pinned: $pinned) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.PinRecipientDocument,
    "\n  mutation SetDefaultRecipient($orderId: ID) {\n    answer: setDefaultRecipient(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SetDefaultRecipientDocument,
    "\n  query KeptDraft($type: OrderType!) {\n    viewer { orderDraft(type: $type) { content version } }\n  }\n": typeof types.KeptDraftDocument,
    "\n  mutation SaveOrderDraft($input: SaveOrderDraftInput!) {\n    answer: saveOrderDraft(input: $input) {\n      __typename\n      ... on OrderDraftSaved { version }\n      ...Refusal\n    }\n  }\n": typeof types.SaveOrderDraftDocument,
    "\n  mutation ForgetOrderDraft($type: OrderType!, $version: String!) {\n    forgetOrderDraft(type: $type, version: $version) { __typename }\n  }\n": typeof types.ForgetOrderDraftDocument,
    "\n  query LibraryGoods($goodsTypeId: ID, $keyword: String) {\n    viewer {\n      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: 1, pageSize: 999) {\n        nodes {\n          id name imageUrl videoUrl description goodsTypeId goodsTypeName sku volume packingCount weight\n        }\n      }\n    }\n  }\n": typeof types.LibraryGoodsDocument,
    "\n  query UsedGood($id: ID!) {\n    viewer {\n      libraryGood(id: $id) {\n        id name imageUrl videoUrl description goodsTypeId volume packingCount weight\n      }\n    }\n  }\n": typeof types.UsedGoodDocument,
    "\n  fragment PlacementGoodsType on GoodsType {\n    id\n    name\n    icon\n    children { id name }\n  }\n": typeof types.PlacementGoodsTypeFragmentDoc,
    "\n  query ServedGoodsTypes($areaCode: String!) {\n    goodsTypes(areaCode: $areaCode) { id children { id } }\n  }\n": typeof types.ServedGoodsTypesDocument,
    "\n  query ServiceTypes($goodsTypeId: ID!) {\n    serviceTypes(goodsTypeId: $goodsTypeId) { id name description takeDeliveryFee }\n  }\n": typeof types.ServiceTypesDocument,
    "\n  fragment PlatformContact on PlatformContact {\n    nickname\n    mobile\n  }\n": typeof types.PlatformContactFragmentDoc,
    "\n  fragment PastJobs on Viewer {\n    orderTemplates { id name orderId type goodsTypeName serviceTypeName }\n    orders(page: 1, pageSize: 10) {\n      nodes {\n        id\n        type\n        goodsTypeName\n        serviceTypeName\n        customerName\n        contactName\n        contactPhone\n        items { name count imageUrl }\n      }\n    }\n  }\n": typeof types.PastJobsFragmentDoc,
    "\n  query PriceQuote($input: PriceQuoteInput!) {\n    priceQuote(input: $input) {\n      __typename\n      ... on PriceQuote { lines { name fee } workerFee totalFee }\n      ...Refusal\n    }\n  }\n": typeof types.PriceQuoteDocument,
    "\n  mutation CreateOrder($input: CreateOrderInput!) {\n    answer: createOrder(input: $input) {\n      __typename\n      ... on OrderCreated { orderId }\n      ...Refusal\n    }\n  }\n": typeof types.CreateOrderDocument,
    "\n  query OrderTemplates {\n    viewer {\n      orderTemplates { id name orderId type goodsTypeName serviceTypeName }\n    }\n  }\n": typeof types.OrderTemplatesDocument,
    "\n  mutation SaveOrderTemplate($orderId: ID!, $name: String!) {\n    answer: saveOrderTemplate(orderId: $orderId, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SaveOrderTemplateDocument,
    "\n  mutation RenameOrderTemplate($id: ID!, $name: String!) {\n    answer: renameOrderTemplate(id: $id, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RenameOrderTemplateDocument,
    "\n  mutation DeleteOrderTemplate($id: ID!) {\n    answer: deleteOrderTemplate(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.DeleteOrderTemplateDocument,
    "\n  query ShopNames {\n    viewer { shopNames }\n  }\n": typeof types.ShopNamesDocument,
    "\n  query ShopOrders($shopOrderNo: String!) {\n    viewer {\n      shopOrders(shopOrderNo: $shopOrderNo) { id orderNo }\n    }\n  }\n": typeof types.ShopOrdersDocument,
    "\n  query ShopLogistics($shopName: String!) {\n    viewer {\n      shopLogistics(shopName: $shopName) { logisticsCompany logisticsPhone pickupAddress }\n    }\n  }\n": typeof types.ShopLogisticsDocument,
    "\n  mutation ChangeProfile($input: ProfileInput!) {\n    answer: changeProfile(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.ChangeProfileDocument,
    "\n  mutation SetOrderCharges($charges: [OrderChargeInput!]!) {\n    answer: setOrderCharges(charges: $charges) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.SetOrderChargesDocument,
    "\n  fragment ProfitRow on OrderProfit {\n    orderId\n    orderNo\n    shopOrderNo\n    createdAt\n    goodsTypeName\n    customerName\n    charged\n    goodsCost\n    isCostEntered\n    paid\n    markups\n    refunded\n    result\n  }\n": typeof types.ProfitRowFragmentDoc,
    "\n  query ProgressLink($orderId: ID!) {\n    progressLink(orderId: $orderId) { path canText isTexted }\n  }\n": typeof types.ProgressLinkDocument,
    "\n  mutation CreateProgressLink($orderId: ID!) {\n    answer: createProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.CreateProgressLinkDocument,
    "\n  mutation TextProgressLink($orderId: ID!) {\n    answer: textProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.TextProgressLinkDocument,
    "\n  mutation RevokeProgressLink($orderId: ID!) {\n    answer: revokeProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RevokeProgressLinkDocument,
    "\n  query SharedProgress($token: String!) {\n    sharedProgress(token: $token) {\n      orderNo\n      statusText\n      nextStep\n      visitDueAt\n      overdueStep\n      isClosed\n      merchantName\n      customerName\n      place\n      serviceTypeName\n      items { name count }\n      workerName\n      workerVerifiedAt\n      createdAt\n      assignedAt\n      expectedAt\n      appointmentAt\n      completedAt\n    }\n  }\n": typeof types.SharedProgressDocument,
    "\n  fragment Receipt on Order {\n    orderNo\n    serviceTypeName\n    goodsTypeName\n    totalAmount\n    matters { kind label }\n    ...FeeTable\n  }\n": typeof types.ReceiptFragmentDoc,
    "\n  mutation RechargeWallet($input: RechargeWalletInput!) {\n    answer: rechargeWallet(input: $input) {\n      __typename\n      ...Refusal\n      ... on RechargeOpened { rechargeNo pageHtml qrCode }\n    }\n  }\n": typeof types.RechargeWalletDocument,
    "\n  query RechargeState($rechargeNo: String!) {\n    viewer { rechargeStatus(rechargeNo: $rechargeNo) }\n  }\n": typeof types.RechargeStateDocument,
    "\n  fragment ArbitrationFacts on RefundArbitration {\n    arbitrationNo\n    stateName\n    appliedAt\n    applyAmount\n    allowance\n    content\n    imageUrls\n    result\n    amount\n    isDecided\n    handledAt\n  }\n": typeof types.ArbitrationFactsFragmentDoc,
    "\n  query DirectRefund($id: ID!) {\n    order(id: $id) { id status totalAmount originalAmount payWay }\n  }\n": typeof types.DirectRefundDocument,
    "\n  fragment RefundActions on Refund {\n    id\n    orderId\n    orderNo\n    actions\n    allowance\n    totalAmount\n    maxAllowance\n    description\n    imageUrls\n  }\n": typeof types.RefundActionsFragmentDoc,
    "\n  fragment RefundDetail on Refund {\n    refundNo\n    totalAmount\n    allowance\n    applyAmount\n    amount\n    reason\n    description\n    imageUrls\n    contactName\n    contactPhone\n    reviewerName\n    createdAt\n    handledAt\n    succeededAt\n    arbitration { ...ArbitrationFacts }\n    ...RefundStatus\n    ...RefundActions\n  }\n": typeof types.RefundDetailFragmentDoc,
    "\n  mutation RefundOrder($orderId: ID!) {\n    answer: refundOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RefundOrderDocument,
    "\n  mutation RequestRefund($orderId: ID!, $input: RefundInput!) {\n    answer: requestRefund(orderId: $orderId, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RequestRefundDocument,
    "\n  mutation ModifyRefund($id: ID!, $input: RefundInput!) {\n    answer: modifyRefund(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.ModifyRefundDocument,
    "\n  mutation CancelRefund($id: ID!) {\n    answer: cancelRefund(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.CancelRefundDocument,
    "\n  mutation RequestArbitration($id: ID!, $input: ArbitrationInput!) {\n    answer: requestArbitration(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.RequestArbitrationDocument,
    "\n  fragment RefundRow on ListedRefund {\n    refund {\n      id\n      orderNo\n      createdAt\n      reviewerName\n      applyAmount\n      amount\n      ...RefundStatus\n      ...RefundActions\n    }\n    order {\n      ...ItemThumbnails\n      ...ServiceCell\n      ...CustomerCell\n      ...FollowUpNotes\n    }\n  }\n": typeof types.RefundRowFragmentDoc,
    "\n  fragment RefundStatus on Refund {\n    status\n    statusName\n    wayBack\n    amount\n    succeededAt\n    refuseReason\n    acceptedByItselfAt\n    arbitration { result }\n  }\n": typeof types.RefundStatusFragmentDoc,
    "\n  query OrderRefund($orderId: ID!, $refundId: ID!, $isByRefund: Boolean!) {\n    orderRefund(orderId: $orderId) @skip(if: $isByRefund) { ...RefundDetail }\n    refund(id: $refundId) @include(if: $isByRefund) { ...RefundDetail }\n  }\n": typeof types.OrderRefundDocument,
    "\n  fragment ArbitrationItem on Refund {\n    id\n    orderId\n    orderNo\n    actions\n    ...RefundStatus\n    arbitration {\n      arbitrationNo\n      appliedAt\n      applyAmount\n      amount\n      content\n    }\n  }\n": typeof types.ArbitrationItemFragmentDoc,
    "\n  fragment ArbitrationDetail on Refund {\n    id\n    refundNo\n    orderId\n    orderNo\n    totalAmount\n    amount\n    wayBack\n    status\n    succeededAt\n    arbitration { ...ArbitrationFacts }\n    ...RefundStatus\n  }\n": typeof types.ArbitrationDetailFragmentDoc,
    "\n  query RefusedRefunds {\n    viewer {\n      refunds(filter: REFUSE, page: 1, pageSize: 50) {\n        nodes {\n          refund {\n            id orderId orderNo actions applyAmount refuseReason allowance totalAmount maxAllowance description imageUrls\n          }\n        }\n      }\n    }\n  }\n": typeof types.RefusedRefundsDocument,
    "\n  query PaletteOrders($filter: OrderListFilter!) {\n    viewer {\n      orders(filter: $filter, page: 1, pageSize: 5) {\n        nodes { id orderNo customerName displayStatus serviceTypeName }\n      }\n    }\n  }\n": typeof types.PaletteOrdersDocument,
    "\n  query PaletteGoods($keyword: String!) {\n    viewer {\n      libraryGoods(keyword: $keyword, page: 1, pageSize: 5) {\n        nodes { id name goodsTypeName }\n      }\n    }\n  }\n": typeof types.PaletteGoodsDocument,
    "\n  fragment LedgerRow on CashFlow {\n    id\n    createdAt\n    type\n    payWay\n    amount\n    isDirect\n    balanceBefore\n    balanceAfter\n    content\n    orderId\n    orderNo\n  }\n": typeof types.LedgerRowFragmentDoc,
    "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    type\n    orderId\n    state\n    tries\n    body\n    happenedAt\n    lastTryAt\n    nextTryAt\n    answerStatus\n    answer\n    answerMs\n  }\n": typeof types.DeliveryRowFragmentDoc,
    "\n  fragment WebhookCard on Webhook {\n    id\n    url\n    note\n    events\n    state\n    failingSince\n    waiting\n    formerSecretUntil\n    isLocal\n  }\n": typeof types.WebhookCardFragmentDoc,
    "\n  mutation AddWebhook(\n    $url: String!\n    $note: String!\n    $events: [WebhookEventType!]!\n    $idempotencyKey: String!\n  ) {\n    answer: addWebhook(url: $url, note: $note, events: $events, idempotencyKey: $idempotencyKey) {\n      __typename\n      ... on WebhookAdded { secret }\n      ...Refusal\n    }\n  }\n": typeof types.AddWebhookDocument,
    "\n  mutation ChangeWebhook(\n    $id: ID!\n    $url: String\n    $note: String\n    $events: [WebhookEventType!]\n    $isOn: Boolean\n  ) {\n    answer: changeWebhook(id: $id, url: $url, note: $note, events: $events, isOn: $isOn) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.ChangeWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    answer: deleteWebhook(id: $id) { __typename ...Refusal }\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    answer: rotateWebhookSecret(id: $id) {\n      __typename\n      ... on WebhookSecretChanged { secret formerUntil }\n      ...Refusal\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation PingWebhook($id: ID!) {\n    answer: pingWebhook(id: $id) { __typename ...Refusal }\n  }\n": typeof types.PingWebhookDocument,
    "\n  mutation ResendWebhookDelivery($deliveryId: ID!) {\n    answer: resendWebhookDelivery(deliveryId: $deliveryId) { __typename ...Refusal }\n  }\n": typeof types.ResendWebhookDeliveryDocument,
    "\n  mutation ResendWebhookPeriod($id: ID!, $from: DateTime!, $to: DateTime!, $isFailedOnly: Boolean!) {\n    answer: resendWebhookPeriod(id: $id, from: $from, to: $to, isFailedOnly: $isFailedOnly) {\n      __typename\n      ... on WebhookSentAgain { count }\n      ...Refusal\n    }\n  }\n": typeof types.ResendWebhookPeriodDocument,
    "\n  mutation Withdraw($input: WithdrawInput!) {\n    answer: withdraw(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.WithdrawDocument,
    "\n  fragment WithdrawalItem on Withdrawal {\n    id\n    createdAt\n    target\n    payWay\n    amount\n    actual\n    fee\n    status\n    isReviewed\n    finishedAt\n    reason\n    confirmPath\n    confirmBefore\n  }\n": typeof types.WithdrawalItemFragmentDoc,
    "\n  fragment WorkSheet on Order {\n    orderNo\n    serviceTypeName\n    goodsTypeName\n    appointmentAt\n    expectedAt\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    hasLift\n    floors\n    items { id name count packingMethod description }\n    packingCount\n    totalVolume\n    needsPickup\n    logisticsCompany\n    logisticsNo\n    logisticsPhone\n    pickupCode\n    pickupAddress\n    contactName\n    contactPhone\n    remark\n  }\n": typeof types.WorkSheetFragmentDoc,
    "\n  fragment Refusal on BusinessError {\n    code\n    message\n    field\n  }\n": typeof types.RefusalFragmentDoc,
    "\n  query SignedIn {\n    viewer { id }\n  }\n": typeof types.SignedInDocument,
    "\n  query JoinPage(\n    $provinceCode: String!\n    $cityCode: String!\n    $areaCode: String!\n    $hasProvince: Boolean!\n    $hasCity: Boolean!\n    $hasArea: Boolean!\n  ) {\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n    areaServices(areaCode: $areaCode) @include(if: $hasArea) { goodsTypeName contactName contactTel }\n  }\n": typeof types.JoinPageDocument,
    "\n  query ApplicationCategories {\n    goodsTypes { id name icon }\n  }\n": typeof types.ApplicationCategoriesDocument,
    "\n  query HomePage {\n    goodsTypes { id name icon }\n    adverts(location: PARTNERS) { title image url }\n  }\n": typeof types.HomePageDocument,
    "\n  query DevelopersPage {\n    offersApiKeys\n  }\n": typeof types.DevelopersPageDocument,
    "\n  query HelpTitles {\n    articles(type: HELP, page: 1, pageSize: 8) { nodes { id title } }\n  }\n": typeof types.HelpTitlesDocument,
    "\n  mutation Login($input: LoginInput!) {\n    answer: login(input: $input) {\n      __typename\n      ... on SignedIn { viewer { customer { id nickname } } }\n      ...Refusal\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Logout {\n    answer: logout {\n      __typename\n      ... on SignedOut { ok }\n      ...Refusal\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  query OrderPaymentPage($id: ID!) {\n    order(id: $id) { type ...PayableOrder }\n    payWays\n    viewer { ...Payer }\n  }\n": typeof types.OrderPaymentPageDocument,
    "\n  fragment PlacedOrder on Order {\n    id\n    orderNo\n    type\n    status\n    totalAmount\n  }\n": typeof types.PlacedOrderFragmentDoc,
    "\n  query StepThreePage($id: ID!) {\n    order(id: $id) { status type ...PlacedOrder }\n  }\n": typeof types.StepThreePageDocument,
    "\n  query StepTwoPage {\n    viewer {\n      customer { phone }\n      orders(page: 1, pageSize: 1) { nodes { contactName contactPhone } }\n    }\n  }\n": typeof types.StepTwoPageDocument,
    "\n  query SpeedOrderPage($isSignedIn: Boolean!) {\n    goodsTypes { ...PlacementGoodsType }\n    viewer { customer { phone } ...PastJobs }\n    platformContacts @include(if: $isSignedIn) { ...PlatformContact }\n  }\n": typeof types.SpeedOrderPageDocument,
    "\n  query StepOnePage($isSignedIn: Boolean!) {\n    goodsTypes { ...PlacementGoodsType }\n    viewer @include(if: $isSignedIn) { ...PastJobs }\n  }\n": typeof types.StepOnePageDocument,
    "\n  query PlacementOffers {\n    viewer {\n      customer { id }\n      ...AllOffers\n    }\n  }\n": typeof types.PlacementOffersDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    answer: register(input: $input) {\n      __typename\n      ... on SignedIn { viewer { customer { id nickname } } }\n      ...Refusal\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query Sitemap {\n    articles(type: HELP, pageSize: 100) { nodes { title createdAt } }\n  }\n": typeof types.SitemapDocument,
    "\n  query SmsSubscription($token: String!) {\n    smsSubscription(token: $token) { phone isOff }\n  }\n": typeof types.SmsSubscriptionDocument,
    "\n  mutation StopSmsReminders($token: String!) {\n    answer: stopSmsReminders(token: $token) {\n      __typename\n      ...Refusal\n    }\n  }\n": typeof types.StopSmsRemindersDocument,
    "\n  query BillPage($year: Int) {\n    viewer {\n      customer { nickname }\n      bills(year: $year) { month ...BillSheet ...InvoiceCard ...YearChart }\n    }\n  }\n": typeof types.BillPageDocument,
    "\n  query GoodsLibrary($goodsTypeId: ID, $keyword: String, $page: Int!, $pageSize: Int!) {\n    goodsTypes { id name children { id name } }\n    viewer {\n      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: $page, pageSize: $pageSize) {\n        nodes { id ...GoodsCard }\n        total\n      }\n    }\n  }\n": typeof types.GoodsLibraryDocument,
    "\n  query GoodsPage($id: ID!) {\n    viewer {\n      libraryGood(id: $id) {\n        id name goodsTypeName imageUrl videoUrl shopUrl description sku volume packingCount weight costPrice\n      }\n    }\n  }\n": typeof types.GoodsPageDocument,
    "\n  query DeveloperPage {\n    viewer {\n      customer { phone maskedPhone }\n      apiKeys { ...KeyFacts }\n    }\n  }\n": typeof types.DeveloperPageDocument,
    "\n  query WebhooksPage {\n    viewer {\n      webhooks { id ...WebhookCard }\n    }\n  }\n": typeof types.WebhooksPageDocument,
    "\n  query DeliveriesPage($id: ID!, $state: WebhookDeliveryState, $page: Int!, $pageSize: Int!) {\n    viewer {\n      webhooks { id url state }\n      webhookDeliveries(webhookId: $id, state: $state, page: $page, pageSize: $pageSize) {\n        nodes { id ...DeliveryRow }\n        total\n      }\n    }\n  }\n": typeof types.DeliveriesPageDocument,
    "\n  query FeedbackList($page: Int!, $pageSize: Int!) {\n    viewer {\n      feedbacks(page: $page, pageSize: $pageSize) {\n        nodes { id ...FeedbackCard }\n        total\n      }\n    }\n  }\n": typeof types.FeedbackListDocument,
    "\n  query FeedbackPage($id: ID!) {\n    viewer {\n      feedback(id: $id) { id content imageUrls createdAt reply repliedAt }\n    }\n  }\n": typeof types.FeedbackPageDocument,
    "\n  query FollowUpRecords($status: MerchantStatus, $page: Int!, $pageSize: Int!) {\n    viewer {\n      abnormalRecords(status: $status, page: $page, pageSize: $pageSize) {\n        nodes { id ...AbnormalItem }\n        total\n      }\n    }\n  }\n": typeof types.FollowUpRecordsDocument,
    "\n  fragment HomeLive on Viewer {\n    orderCounts { filter count }\n    markupRequests { total }\n    todos { ...TodosCard }\n    orders(filter: { status: UNSETTLED, createdFrom: $from, createdTo: $to }, page: 1, pageSize: 6) { ...HomeOrders }\n    wallet { ...BalanceCard }\n  }\n": typeof types.HomeLiveFragmentDoc,
    "\n  query CustomerHome($from: DateTime, $to: DateTime) {\n    viewer {\n      customer { id nickname seesFirstSteps }\n      buttons { normalOrder ...PublishButtons }\n      ...HomeLive\n    }\n  }\n": typeof types.CustomerHomeDocument,
    "\n  query HomeLive($from: DateTime, $to: DateTime) {\n    viewer { ...HomeLive }\n  }\n": typeof types.HomeLiveDocument,
    "\n  query MessageList(\n    $kind: MessageKind!\n    $isByTime: Boolean!\n    $isByOrder: Boolean!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      messages(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByTime) {\n        nodes { id ...MessageItem }\n        total\n        asOf\n        unread { service system appointment }\n      }\n      messageGroups(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByOrder) {\n        nodes { orderId ...MessageGroupItem }\n        total\n        asOf\n      }\n      tabs: messages(page: 1, pageSize: 1) @include(if: $isByOrder) {\n        unread { service system appointment }\n      }\n    }\n  }\n": typeof types.MessageListDocument,
    "\n  query MessagePage($id: ID!) {\n    viewer {\n      message(id: $id) { id kind title content topic isRead createdAt associatedId }\n    }\n  }\n": typeof types.MessagePageDocument,
    "\n  query NoticeList($page: Int!, $pageSize: Int!) {\n    articles(type: NOTICE, page: $page, pageSize: $pageSize) {\n      nodes { id title content image createdAt }\n      total\n    }\n  }\n": typeof types.NoticeListDocument,
    "\n  query NoticePage($id: ID!) {\n    article(type: NOTICE, articleId: $id) { title content image createdAt }\n  }\n": typeof types.NoticePageDocument,
    "\n  query OrderList($filter: OrderListFilter, $sort: OrderSort, $page: Int!, $pageSize: Int!) {\n    viewer {\n      orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n        nodes { id ...ListedOrder }\n        total\n      }\n    }\n  }\n": typeof types.OrderListDocument,
    "\n  query OrderListCounts {\n    viewer {\n      orderCounts { filter count }\n    }\n  }\n": typeof types.OrderListCountsDocument,
    "\n  fragment AbnormalOrder on Order {\n    id\n    orderNo\n    displayStatus\n    goodsTypeName\n    serviceTypeName\n    customerName\n    displayAddress\n    isGoodsAbnormal\n    solveWay\n    solvedAt\n    items { id }\n    ...ItemThumbnails\n    ...CollectedGoods\n    ...SolveActions\n  }\n": typeof types.AbnormalOrderFragmentDoc,
    "\n  query AbnormalOrder($id: ID!) {\n    order(id: $id) { ...AbnormalOrder }\n  }\n": typeof types.AbnormalOrderDocument,
    "\n  fragment AcceptedOrder on Order {\n    id\n    orderNo\n    serviceTypeName\n    customerName\n    customerPhone\n    displayAddress\n    workerName\n    workerPhone\n    workerVerifiedAt\n    ...ItemThumbnails\n    ...OrderStatus\n    ...AcceptanceState\n    ...AcceptanceActions\n    ...WorkPhotos\n  }\n": typeof types.AcceptedOrderFragmentDoc,
    "\n  query AcceptancePage($id: ID!) {\n    order(id: $id) { ...AcceptedOrder }\n  }\n": typeof types.AcceptancePageDocument,
    "\n  query RefundList($refundFilter: RefundFilter, $orderNo: String, $page: Int!, $pageSize: Int!) {\n    viewer {\n      refunds(filter: $refundFilter, orderNo: $orderNo, page: $page, pageSize: $pageSize) {\n        nodes { refund { id } ...RefundRow }\n        total\n      }\n      refundFilters { filter label }\n      refundCounts { filter count }\n    }\n  }\n": typeof types.RefundListDocument,
    "\n  query RefundForm($id: ID!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      totalAmount\n      contactName\n      contactPhone\n      service { workerFeeInEscrow }\n    }\n    orderRefund(orderId: $id) {\n      id\n      status\n      statusName\n      actions\n      reason\n      allowance\n      description\n      imageUrls\n      contactName\n      contactPhone\n      refuseReason\n    }\n    refundReasons\n  }\n": typeof types.RefundFormDocument,
    "\n  query ProfitPage(\n    $from: DateTime\n    $to: DateTime\n    $keyword: String\n    $isEntered: Boolean\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      buttons { profitAndLoss }\n      orderProfits(\n        from: $from\n        to: $to\n        keyword: $keyword\n        isEntered: $isEntered\n        page: $page\n        pageSize: $pageSize\n      ) {\n        nodes { orderId ...ProfitRow }\n        total\n      }\n      orderProfitSums(from: $from, to: $to, keyword: $keyword) {\n        isOffered\n        orders\n        missing\n        uncosted\n        charged\n        goodsCost\n        paid\n        markups\n        refunded\n        result\n        weeks { monday orders charged result }\n      }\n    }\n  }\n": typeof types.ProfitPageDocument,
    "\n  query RightsList(\n    $isComplaint: Boolean!\n    $isArbitration: Boolean!\n    $object: ComplaintObject\n    $orderNo: String\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      complaints(object: $object, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isComplaint) {\n        nodes { id ...ComplaintItem }\n        total\n      }\n      refunds(filter: ARBITRATION, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isArbitration) {\n        nodes { refund { id ...ArbitrationItem } }\n        total\n      }\n    }\n  }\n": typeof types.RightsListDocument,
    "\n  query ArbitrationPage($id: ID!) {\n    refund(id: $id) {\n      arbitration { arbitrationNo }\n      ...ArbitrationDetail\n    }\n  }\n": typeof types.ArbitrationPageDocument,
    "\n  query SafetyPage {\n    viewer {\n      customer { phone maskedPhone hasPayPassword alipayAccount alipayRealName wechatNickname }\n      smallPayment { limit usedToday }\n      withdrawalTerms { holdHours newBindingHoldHours company { name account } }\n    }\n    payoutWays\n  }\n": typeof types.SafetyPageDocument,
    "\n  query ActivityPage($page: Int!, $pageSize: Int!) {\n    viewer {\n      activity(page: $page, pageSize: $pageSize) {\n        nodes { id ...ActivityRow }\n        total\n      }\n    }\n  }\n": typeof types.ActivityPageDocument,
    "\n  query PersonalDataPage {\n    viewer {\n      customer { phone maskedPhone }\n      personalData { ...ExportFacts }\n      closingBlockers { ...BlockerFacts }\n    }\n  }\n": typeof types.PersonalDataPageDocument,
    "\n  query SessionsPage {\n    viewer {\n      sessions { isCurrent ...SignedInDevice }\n    }\n  }\n": typeof types.SessionsPageDocument,
    "\n  query SettingPage {\n    viewer {\n      customer { id nickname phone avatar email gender areaPath address }\n    }\n  }\n": typeof types.SettingPageDocument,
    "\n  query CustomerArea {\n    viewer {\n      customer { id nickname avatar }\n      unreadMessages\n      buttons { profitAndLoss }\n      ...AllOffers\n    }\n  }\n": typeof types.CustomerAreaDocument,
    "\n  query UnreadMessages {\n    viewer { unreadMessages }\n  }\n": typeof types.UnreadMessagesDocument,
    "\n  query WalletPage($lines: CashFlowFilter, $page: Int!, $pageSize: Int!) {\n    viewer {\n      wallet { balance withdrawing }\n      cashFlows(filter: $lines, page: $page, pageSize: $pageSize) {\n        nodes { id ...LedgerRow }\n        total\n      }\n      cashFlowSums(filter: $lines) { isOffered opening moneyIn moneyOut others closing held directIn directOut balances { day balance } }\n    }\n  }\n": typeof types.WalletPageDocument,
    "\n  query WithdrawPage {\n    viewer {\n      customer { phone maskedPhone alipayAccount alipayRealName wechatNickname }\n      wallet { balance }\n      withdrawalTerms { dayLimit dayTimes holdHours newBindingHoldHours leftToday timesLeft holds { payWay until reason } company { name account } }\n    }\n    payoutWays\n  }\n": typeof types.WithdrawPageDocument,
    "\n  query RechargePage {\n    viewer { wallet { balance } smallPayment { limit usedToday } }\n    payWays\n  }\n": typeof types.RechargePageDocument,
    "\n  query Withdrawals($firstDay: Date, $lastDay: Date, $page: Int!, $pageSize: Int!) {\n    viewer {\n      withdrawals(firstDay: $firstDay, lastDay: $lastDay, page: $page, pageSize: $pageSize) {\n        nodes { id ...WithdrawalItem }\n        total\n        totalAmount\n      }\n    }\n  }\n": typeof types.WithdrawalsDocument,
    "\n  query ReceiptPage($id: ID!) {\n    viewer {\n      customer { nickname maskedPhone }\n    }\n    order(id: $id) { paidAt ...Receipt }\n  }\n": typeof types.ReceiptPageDocument,
    "\n  query WorkSheetPage($id: ID!) {\n    order(id: $id) { ...WorkSheet }\n  }\n": typeof types.WorkSheetPageDocument,
    "\n  mutation FinishWechatBinding($input: FinishWechatBindingInput!) {\n    answer: finishWechatBinding(input: $input) {\n      __typename\n      ...Refusal\n      ... on WechatBindingDone { nickname }\n    }\n  }\n": typeof types.FinishWechatBindingDocument,
    "\n  query WithdrawalConfirmation($token: String!, $search: String!) {\n    withdrawalConfirmation(token: $token, search: $search) {\n      amount\n      state\n      confirmBefore\n      wechat { mchId appId packageInfo timestamp nonceStr signature }\n    }\n  }\n": typeof types.WithdrawalConfirmationDocument,
};
const documents: Documents = {
    "\n  fragment AbnormalItem on AbnormalRecord {\n    id\n    orderId\n    orderNo\n    goodsTypeName\n    serviceTypeName\n    createdAt\n    source\n    sourceName\n    sourcePhone\n    type\n    description\n    mediaUrls\n    packageState\n    goods { id name }\n    status\n    canHandle\n    awaitsDecision\n    handling { id at status content imageUrls fee }\n  }\n": types.AbnormalItemFragmentDoc,
    "\n  query OrderAbnormal($orderId: ID!) {\n    viewer { abnormalRecords(orderId: $orderId) { nodes { id ...AbnormalItem } total } }\n  }\n": types.OrderAbnormalDocument,
    "\n  query ExceptionForm($id: ID!) {\n    order(id: $id) { id items { id name } workerName }\n    dictItems(code: ABNORMAL_TYPE) { text value }\n  }\n": types.ExceptionFormDocument,
    "\n  mutation ReportException($input: ReportExceptionInput!) {\n    answer: reportException(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.ReportExceptionDocument,
    "\n  mutation HandleAbnormal($input: HandleAbnormalInput!) {\n    answer: handleAbnormal(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.HandleAbnormalDocument,
    "\n  mutation SolveException(\n    $orderId: ID!\n    $way: SolveWay!\n    $allowance: Fen\n    $description: String\n    $amount: Fen\n  ) {\n    answer: solveException(\n      orderId: $orderId\n      way: $way\n      allowance: $allowance\n      description: $description\n      amount: $amount\n    ) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SolveExceptionDocument,
    "\n  fragment CollectedGoods on Order {\n    id\n    orderNo\n    needsPickup\n    service { pickUp { content imageUrls } }\n  }\n": types.CollectedGoodsFragmentDoc,
    "\n  query PickUpRecord($orderId: ID!) {\n    orderRecords(orderId: $orderId) { pickUp { content imageUrls } }\n  }\n": types.PickUpRecordDocument,
    "\n  fragment SolveActions on Order {\n    id\n    type\n    status\n    isGoodsAbnormal\n    totalAmount\n    blockedActions { action reason }\n    service { workerCash: workerFeeInEscrow }\n  }\n": types.SolveActionsFragmentDoc,
    "\n  query AboutPage {\n    articles(type: ABOUT, page: 1, pageSize: 50) {\n      nodes { id title content }\n    }\n  }\n": types.AboutPageDocument,
    "\n  fragment AcceptanceActions on Order {\n    id\n    actions\n    blockedActions { action reason }\n  }\n": types.AcceptanceActionsFragmentDoc,
    "\n  fragment AcceptanceState on Order {\n    status\n    nextStep\n    acceptanceDueAt\n    isAcceptanceDelayed\n    awaitsNewPhotos\n    acceptedAt\n    isAcceptedBySystem\n    service { rejectReason }\n  }\n": types.AcceptanceStateFragmentDoc,
    "\n  fragment WorkPhotos on Order {\n    orderNo\n    displayAddress\n    pickupAddress\n    completedAt\n    service {\n      pickUp { content imageUrls }\n      completion { content imageUrls }\n      signIn { area }\n      log { event at }\n    }\n  }\n": types.WorkPhotosFragmentDoc,
    "\n  fragment ActivityRow on AccountActivity {\n    id\n    kind\n    at\n    detail\n    device\n    place\n  }\n": types.ActivityRowFragmentDoc,
    "\n  query SafetyIdentity {\n    viewer {\n      customer { phone maskedPhone hasPayPassword }\n    }\n  }\n": types.SafetyIdentityDocument,
    "\n  mutation VerifyOwnCode($input: VerifySmsCodeInput!) {\n    answer: verifySmsCode(input: $input) {\n      __typename\n      ... on SmsCodeCheck { valid }\n      ...Refusal\n    }\n  }\n": types.VerifyOwnCodeDocument,
    "\n  mutation ChangePhone($input: ChangePhoneInput!) {\n    answer: changePhone(input: $input) { __typename ...Refusal }\n  }\n": types.ChangePhoneDocument,
    "\n  mutation EndSession($sessionId: ID!) {\n    answer: endSession(sessionId: $sessionId) { __typename ...Refusal }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    answer: endOtherSessions { __typename ...Refusal }\n  }\n": types.EndOtherSessionsDocument,
    "\n  fragment SignedInDevice on AccountSession {\n    id\n    device\n    place\n    signedInAt\n    isCurrent\n  }\n": types.SignedInDeviceFragmentDoc,
    "\n  query AccountStrip {\n    viewer {\n      customer { id nickname avatar }\n    }\n  }\n": types.AccountStripDocument,
    "\n  mutation SendSmsCode($input: SendSmsCodeInput!) {\n    answer: sendSmsCode(input: $input) {\n      __typename\n      ... on SmsCodeSent { resendAfterSeconds }\n      ...Refusal\n    }\n  }\n": types.SendSmsCodeDocument,
    "\n  query AreaChildren($parentCode: String!) {\n    areaChildren(parentCode: $parentCode) { code name }\n  }\n": types.AreaChildrenDocument,
    "\n  query AreaOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n  }\n": types.AreaOptionsDocument,
    "\n  fragment OrderImportHead on OrderImport {\n    id\n    fileName\n    type\n    goodsTypeName\n    source\n    isMapped\n    createdAt\n    userName\n    counts { total good bad doubtful placed paid }\n  }\n": types.OrderImportHeadFragmentDoc,
    "\n  query BatchStart($page: Int!, $pageSize: Int!) {\n    goodsTypes { id name icon }\n    viewer {\n      buttons { immediateOrder }\n      orderImports(page: $page, pageSize: $pageSize) {\n        nodes { id ...OrderImportHead }\n        total\n      }\n    }\n  }\n": types.BatchStartDocument,
    "\n  fragment ImportRowItem on ImportRow {\n    id\n    position\n    values { field text }\n    issues { field text }\n    notes { kind message }\n    identifiedAddress\n    identifiedPickupAddress\n    totalFee\n    orderId\n    failure\n  }\n": types.ImportRowItemFragmentDoc,
    "\n  fragment ImportDetail on OrderImportDetail {\n    id\n    summary { ...OrderImportHead }\n    titles\n    mapping { field columns }\n    preview\n    mappingName\n    serviceNames\n    goodsNames\n    goodsTypes { id name }\n    readyIds\n    unpaidOrderIds\n  }\n": types.ImportDetailFragmentDoc,
    "\n  query BatchImport($importId: ID!, $show: ShownImportRows!, $page: Int!, $pageSize: Int!) {\n    viewer {\n      orderImport(importId: $importId) { ...ImportDetail }\n      importRows(importId: $importId, show: $show, page: $page, pageSize: $pageSize) {\n        nodes { id ...ImportRowItem }\n        total\n      }\n    }\n  }\n": types.BatchImportDocument,
    "\n  query ImportAddresses($importId: ID!, $page: Int!, $pageSize: Int!) {\n    viewer {\n      importRows(importId: $importId, show: GOOD, isDoubtfulFirst: true, page: $page, pageSize: $pageSize) {\n        nodes { id ...ImportRowItem }\n        total\n      }\n    }\n  }\n": types.ImportAddressesDocument,
    "\n  mutation ChangeImportRow(\n    $importId: ID!\n    $rowId: ID!\n    $field: ImportField!\n    $value: String!\n    $isForSame: Boolean!\n  ) {\n    answer: changeImportRow(\n      importId: $importId\n      rowId: $rowId\n      field: $field\n      value: $value\n      isForSame: $isForSame\n    ) {\n      __typename\n      ...Refusal\n      ... on ImportChanged { rows }\n    }\n  }\n": types.ChangeImportRowDocument,
    "\n  mutation MapOrderImport($importId: ID!, $mapping: [MappedFieldInput!]!, $name: String) {\n    answer: mapOrderImport(importId: $importId, mapping: $mapping, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.MapOrderImportDocument,
    "\n  mutation AddImportGoods($importId: ID!, $name: String!, $goodsTypeId: ID!, $imageUrl: String!) {\n    answer: addImportGoods(importId: $importId, name: $name, goodsTypeId: $goodsTypeId, imageUrl: $imageUrl) {\n      __typename\n      ...Refusal\n      ... on ImportChanged { rows }\n    }\n  }\n": types.AddImportGoodsDocument,
    "\n  mutation DiscardOrderImport($importId: ID!) {\n    answer: discardOrderImport(importId: $importId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.DiscardOrderImportDocument,
    "\n  mutation SubmitImportRows($rowIds: [ID!]!, $priceWay: PriceWay) {\n    answer: submitImportRows(rowIds: $rowIds, priceWay: $priceWay) {\n      __typename\n      ...Refusal\n      ... on SubmittedRows {\n        rows { rowId orderId code message }\n      }\n    }\n  }\n": types.SubmitImportRowsDocument,
    "\n  query ImportTemplate($orderType: OrderType!) {\n    viewer { importTemplate(orderType: $orderType) { title isRequired note } }\n  }\n": types.ImportTemplateDocument,
    "\n  query OrderBids($orderId: ID!) {\n    orderBids(orderId: $orderId) {\n      platformPrice\n      bids {\n        id\n        amount\n        day\n        words\n        distance\n        isPicked\n        master { name avatar verifiedAt stars ratings finishedOrders }\n        questions { id question answer }\n      }\n    }\n  }\n": types.OrderBidsDocument,
    "\n  mutation PickBid($input: PickBidInput!) {\n    answer: pickBid(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.PickBidDocument,
    "\n  mutation AskAboutBid($input: AskAboutBidInput!) {\n    answer: askAboutBid(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.AskAboutBidDocument,
    "\n  mutation TakePlatformPrice($orderId: ID!, $quotedTotalFee: Fen!) {\n    answer: takePlatformPrice(orderId: $orderId, quotedTotalFee: $quotedTotalFee) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.TakePlatformPriceDocument,
    "\n  fragment OrderBiddingFacts on Order {\n    status\n    bidding { state endsAt }\n    expiresAt\n  }\n": types.OrderBiddingFactsFragmentDoc,
    "\n  fragment OrderAmount on Order {\n    totalAmount\n    bidding { state }\n  }\n": types.OrderAmountFragmentDoc,
    "\n  fragment BillSheet on Bill {\n    month\n    isOver\n    opening\n    closing\n    lines { type count moneyIn moneyOut }\n    direct { type count moneyIn moneyOut }\n    fee\n    invoiceable\n  }\n": types.BillSheetFragmentDoc,
    "\n  fragment InvoiceCard on Bill {\n    month\n    isOver\n    invoiceable\n    invoice { id kind title taxNo email amount status answer createdAt }\n  }\n": types.InvoiceCardFragmentDoc,
    "\n  mutation RequestInvoice($input: InvoiceInput!) {\n    answer: requestInvoice(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RequestInvoiceDocument,
    "\n  fragment YearChart on Bill {\n    month\n    closing\n    lines { moneyIn moneyOut }\n  }\n": types.YearChartFragmentDoc,
    "\n  fragment LiveCall on Call {\n    id\n    orderId\n    senderId\n    senderName\n    orderNo\n    customerName\n    type\n    status\n    access { token gatewayUrl iceServers { urls username credential } }\n  }\n": types.LiveCallFragmentDoc,
    "\n  mutation StartCall($orderId: ID!, $callType: CallType!) {\n    answer: startCall(orderId: $orderId, type: $callType) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n": types.StartCallDocument,
    "\n  mutation InformCall($callId: ID!) {\n    answer: informCall(callId: $callId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.InformCallDocument,
    "\n  mutation AnswerCall($callId: ID!, $windowKey: String!) {\n    answer: answerCall(callId: $callId, windowKey: $windowKey) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n": types.AnswerCallDocument,
    "\n  mutation KeepCall($callId: ID!) {\n    answer: keepCall(callId: $callId) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n": types.KeepCallDocument,
    "\n  mutation EndCall($callId: ID!, $senderId: ID, $windowKey: String) {\n    endCall(callId: $callId, senderId: $senderId, windowKey: $windowKey) { __typename }\n  }\n": types.EndCallDocument,
    "\n  query CurrentCall {\n    currentCall { ...LiveCall }\n  }\n": types.CurrentCallDocument,
    "\n  query OrderContact($orderId: ID!) {\n    orderContact(orderId: $orderId) {\n      orderNo\n      customerName\n      isPlatform\n      workerName\n      workerPhone\n      isCallable\n      contacts { nickname mobile }\n    }\n  }\n": types.OrderContactDocument,
    "\n  mutation StartSliderCaptcha {\n    answer: startSliderCaptcha {\n      __typename\n      ... on SliderChallenge {\n        challenge\n        gt\n        provider\n        isProviderOnline\n        puzzle { width height background piece pieceWidth pieceHeight pieceTop }\n      }\n      ...Refusal\n    }\n  }\n": types.StartSliderCaptchaDocument,
    "\n  mutation SolveSliderCaptcha($input: SolveSliderInput!) {\n    answer: solveSliderCaptcha(input: $input) {\n      __typename\n      ... on SliderSolution { validate seccode }\n      ...Refusal\n    }\n  }\n": types.SolveSliderCaptchaDocument,
    "\n  mutation ValidateCaptcha($input: ValidateCaptchaInput!) {\n    answer: validateCaptcha(input: $input) {\n      __typename\n      ... on CaptchaGrant { grant }\n      ...Refusal\n    }\n  }\n": types.ValidateCaptchaDocument,
    "\n  fragment ComplaintItem on Complaint {\n    id\n    orderId\n    orderNo\n    objectName\n    content\n    imageUrls\n    status\n    statusName\n    suggestion\n    createdAt\n    endedAt\n    canRevoke\n  }\n": types.ComplaintItemFragmentDoc,
    "\n  query ComplainableOrders($orderId: ID) {\n    viewer {\n      complainableOrders(orderId: $orderId) {\n        orderNo\n        statusName\n        goodsTypeName\n        serviceTypeName\n        customerName\n        hasWorkerToBlame\n        openObjects\n      }\n    }\n  }\n": types.ComplainableOrdersDocument,
    "\n  mutation FileComplaint($input: ComplaintInput!) {\n    answer: fileComplaint(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.FileComplaintDocument,
    "\n  mutation RevokeComplaint($id: ID!) {\n    answer: revokeComplaint(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RevokeComplaintDocument,
    "\n  query HelpPage($title: String) {\n    articles(type: HELP, page: 1, pageSize: 50) {\n      nodes { id title }\n    }\n    article(type: HELP, title: $title) { title content createdAt }\n  }\n": types.HelpPageDocument,
    "\n  query HelpSearch {\n    articles(type: HELP, page: 1, pageSize: 50) {\n      nodes { id title content }\n    }\n  }\n": types.HelpSearchDocument,
    "\n  fragment AllOffers on Viewer {\n    offers {\n      activity\n      apiKeys\n      areaWishes\n      batchOrders\n      bids\n      bills\n      devices\n      feedback\n      goodsDetails\n      ledger\n      library\n      listTools\n      markupRequests\n      messageGroups\n      messageSettings\n      personalData\n      webhooks\n      phoneUploads\n      profits\n      progressLinks\n      recipients\n      reminders\n      smallPayment\n      templates\n      todos\n    }\n  }\n": types.AllOffersFragmentDoc,
    "\n  fragment BalanceCard on Wallet {\n    balance\n    withdrawing\n  }\n": types.BalanceCardFragmentDoc,
    "\n  mutation EndFirstSteps {\n    answer: endFirstSteps {\n      __typename\n      ...Refusal\n    }\n  }\n": types.EndFirstStepsDocument,
    "\n  fragment HelpCard on ArticlePage {\n    nodes { id title }\n  }\n": types.HelpCardFragmentDoc,
    "\n  query HomeCards {\n    adverts(location: CUSTOMER_HOME) { ...AdvertCarousel }\n    notices: articles(type: NOTICE, page: 1, pageSize: 3) { ...NoticesCard }\n    help: articles(type: HELP, page: 1, pageSize: 3) { ...HelpCard }\n    viewer { ...OrderAlerts }\n  }\n": types.HomeCardsDocument,
    "\n  fragment HomeOrders on OrderPage {\n    nodes { id ...RecentOrder }\n    total\n  }\n": types.HomeOrdersFragmentDoc,
    "\n  fragment Consignment on Consignment {\n    orderId\n    orderNo\n    goodsTypeName\n    customerName\n    hasArrived\n    number\n    company\n  }\n": types.ConsignmentFragmentDoc,
    "\n  fragment LogisticsCard on ConsignmentPage {\n    nodes { orderId ...Consignment }\n  }\n": types.LogisticsCardFragmentDoc,
    "\n  fragment AdvertCarousel on Advert {\n    title\n    image\n    url\n  }\n": types.AdvertCarouselFragmentDoc,
    "\n  query HomeNotice($id: ID!) {\n    article(type: NOTICE, articleId: $id) { content createdAt }\n  }\n": types.HomeNoticeDocument,
    "\n  fragment NoticesCard on ArticlePage {\n    nodes { id title createdAt }\n  }\n": types.NoticesCardFragmentDoc,
    "\n  fragment PublishButtons on Buttons {\n    immediateOrder\n    normalOrder\n  }\n": types.PublishButtonsFragmentDoc,
    "\n  fragment OrderAlerts on Viewer {\n    abnormal: abnormalRecords(status: NOT_FOLLOW_UP, page: 1, pageSize: 4) { ...UnsolvedCard }\n    unanswered: orderMessages(topic: UNANSWERED, page: 1, pageSize: 3) {\n      nodes { id ...Reminder }\n      total\n    }\n    rescheduled: orderMessages(topic: RESCHEDULED, page: 1, pageSize: 3) {\n      nodes { id ...Reminder }\n      total\n    }\n    consignments(page: 1, pageSize: 4) { ...LogisticsCard }\n  }\n": types.OrderAlertsFragmentDoc,
    "\n  query HomeAlerts {\n    viewer { ...OrderAlerts }\n  }\n": types.HomeAlertsDocument,
    "\n  fragment Reminder on OrderMessage {\n    id\n    text\n    createdAt\n    orderNo\n  }\n": types.ReminderFragmentDoc,
    "\n  fragment TodoOrder on Order {\n    id\n    orderNo\n    type\n    customerName\n    goodsTypeName\n    serviceTypeName\n    totalAmount\n    appointmentAt\n    workerName\n    paidAt\n    expiresAt\n    acceptanceDueAt\n    actions\n    overdueStep\n    matters { kind hint }\n    ...OverdueVisit\n  }\n": types.TodoOrderFragmentDoc,
    "\n  fragment TodosCard on Todo {\n    kind\n    total\n    orders { id ...TodoOrder }\n  }\n": types.TodosCardFragmentDoc,
    "\n  fragment UnsolvedCard on AbnormalPage {\n    nodes { id orderId orderNo type description createdAt }\n    total\n  }\n": types.UnsolvedCardFragmentDoc,
    "\n  query HomeDayVisits($from: DateTime!, $to: DateTime!, $pageSize: Int!) {\n    viewer {\n      orders(\n        filter: { status: INSERVICE, appointedFrom: $from, appointedTo: $to }\n        sort: APPOINTMENT_ASC\n        page: 1\n        pageSize: $pageSize\n      ) {\n        nodes { id appointmentAt ...RecentOrder }\n        total\n      }\n    }\n  }\n": types.HomeDayVisitsDocument,
    "\n  query HomeVisitDays($monthOffset: Int!) {\n    viewer {\n      visitDays(monthOffset: $monthOffset, filter: INSERVICE) { date count }\n    }\n  }\n": types.HomeVisitDaysDocument,
    "\n  query HomeWaybill($number: String!) {\n    waybillTrack(number: $number) { ...TrackFacts }\n  }\n": types.HomeWaybillDocument,
    "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    answer: createApiKey(input: $input) {\n      __typename\n      ... on FreshApiKey { secret }\n      ...Refusal\n    }\n  }\n": types.CreateApiKeyDocument,
    "\n  mutation RotateApiKey($keyId: ID!, $code: String!) {\n    answer: rotateApiKey(keyId: $keyId, code: $code) {\n      __typename\n      ... on FreshApiKey { secret }\n      ...Refusal\n    }\n  }\n": types.RotateApiKeyDocument,
    "\n  mutation RevokeApiKey($keyId: ID!) {\n    answer: revokeApiKey(keyId: $keyId) { __typename ...Refusal }\n  }\n": types.RevokeApiKeyDocument,
    "\n  fragment KeyFacts on ApiKey {\n    id\n    mode\n    name\n    tail\n    scopes\n    addresses\n    dayLimit\n    paidToday\n    createdAt\n    lastUsedAt\n    lastUsedFrom\n    oldSecretUntil\n  }\n": types.KeyFactsFragmentDoc,
    "\n  fragment FeedbackCard on Feedback {\n    id\n    content\n    imageUrls\n    createdAt\n    reply\n  }\n": types.FeedbackCardFragmentDoc,
    "\n  mutation SendFeedback($content: String!, $imageUrls: [String!]) {\n    answer: sendFeedback(content: $content, imageUrls: $imageUrls) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SendFeedbackDocument,
    "\n  fragment FollowUpNotes on Order {\n    id\n    orderNo\n    latestFollowUp { content createdAt total }\n  }\n": types.FollowUpNotesFragmentDoc,
    "\n  query OrderFollowUps($orderId: ID!) {\n    followUps(orderId: $orderId) { id content imageUrls createdAt }\n  }\n": types.OrderFollowUpsDocument,
    "\n  mutation AddFollowUp($input: FollowUpInput!, $idempotencyKey: String!) {\n    answer: addFollowUp(input: $input, idempotencyKey: $idempotencyKey) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.AddFollowUpDocument,
    "\n  mutation EditFollowUp($id: ID!, $input: FollowUpInput!) {\n    answer: editFollowUp(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.EditFollowUpDocument,
    "\n  mutation DeleteFollowUp($id: ID!) {\n    answer: deleteFollowUp(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.DeleteFollowUpDocument,
    "\n  mutation DeleteLibraryGoods($ids: [ID!]!) {\n    answer: deleteLibraryGoods(ids: $ids) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.DeleteLibraryGoodsDocument,
    "\n  fragment GoodsCard on LibraryGoods {\n    id\n    name\n    goodsTypeName\n    imageUrl\n    videoUrl\n    description\n    sku\n  }\n": types.GoodsCardFragmentDoc,
    "\n  query GoodsFormPage($id: ID!, $hasGood: Boolean!) {\n    goodsTypes { id name children { id name } }\n    viewer {\n      libraryGood(id: $id) @include(if: $hasGood) {\n        id\n        name\n        goodsTypeId\n        imageUrl\n        videoUrl\n        shopUrl\n        description\n        sku\n        volume\n        packingCount\n        weight\n        costPrice\n      }\n    }\n  }\n": types.GoodsFormPageDocument,
    "\n  query GoodsBySku($sku: String!) {\n    viewer { libraryGoodBySku(sku: $sku) { id name } }\n  }\n": types.GoodsBySkuDocument,
    "\n  mutation AddLibraryGoods($input: LibraryGoodsInput!, $idempotencyKey: String!) {\n    answer: addLibraryGoods(input: $input, idempotencyKey: $idempotencyKey) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.AddLibraryGoodsDocument,
    "\n  mutation ChangeLibraryGoods($id: ID!, $input: LibraryGoodsInput!) {\n    answer: changeLibraryGoods(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.ChangeLibraryGoodsDocument,
    "\n  mutation PasteLibraryGoods($imageUrl: String!, $goods: [PastedGoodsInput!]!, $idempotencyKey: String!) {\n    answer: pasteLibraryGoods(imageUrl: $imageUrl, goods: $goods, idempotencyKey: $idempotencyKey) {\n      __typename\n      ... on LibraryGoodsPasted { added leftOut }\n      ...Refusal\n    }\n  }\n": types.PasteLibraryGoodsDocument,
    "\n  mutation ApplyAsServiceProvider($input: ServiceApplicationInput!) {\n    answer: applyAsServiceProvider(input: $input) {\n      __typename\n      ... on ServiceApplicationSent { ok }\n      ...Refusal\n    }\n  }\n": types.ApplyAsServiceProviderDocument,
    "\n  query LogisticsCompanies($name: String) {\n    logisticsCompanies(name: $name) { id: code name }\n  }\n": types.LogisticsCompaniesDocument,
    "\n  query AddressLocation($address: String!) {\n    addressLocation(address: $address) { lng lat }\n  }\n": types.AddressLocationDocument,
    "\n  query PointAddress($lng: Float!, $lat: Float!) {\n    pointAddress(lng: $lng, lat: $lat)\n  }\n": types.PointAddressDocument,
    "\n  fragment MarkupItem on Markup {\n    id\n    orderId\n    orderNo\n    isRequest\n    isCancellable\n    status\n    amount\n    kind\n    markupType\n    remark\n    createdAt\n    createdBy\n    createdByPhone\n    rejectReason\n    dealtAt\n    payWay\n  }\n": types.MarkupItemFragmentDoc,
    "\n  query OrderMarkups($orderId: ID!) {\n    markups(orderId: $orderId) { id ...MarkupItem }\n  }\n": types.OrderMarkupsDocument,
    "\n  query MarkupRequests {\n    viewer { markupRequests { nodes { id ...MarkupItem } total } }\n  }\n": types.MarkupRequestsDocument,
    "\n  query MarkupState($id: ID!, $isRequest: Boolean!) {\n    markup(id: $id, isRequest: $isRequest) { id status }\n  }\n": types.MarkupStateDocument,
    "\n  query MarkupOrder($id: ID!) {\n    order(id: $id) { id orderNo type status service { isMarkupOver } blockedActions { action reason } }\n    dictItems(code: MARKUP_TYPE) { text value }\n  }\n": types.MarkupOrderDocument,
    "\n  query MarkupRequestOrder($id: ID!) {\n    order(id: $id) { id status service { isMarkupOver } blockedActions { action reason } }\n  }\n": types.MarkupRequestOrderDocument,
    "\n  mutation PayMarkup($input: PayMarkupInput!) {\n    answer: payMarkup(input: $input) {\n      __typename\n      ...Refusal\n      ... on MarkupPayment { markupId pageHtml qrCode }\n    }\n  }\n": types.PayMarkupDocument,
    "\n  mutation ApproveMarkup($input: ApproveMarkupInput!) {\n    answer: approveMarkup(input: $input) {\n      __typename\n      ...Refusal\n      ... on MarkupPayment { markupId pageHtml qrCode }\n    }\n  }\n": types.ApproveMarkupDocument,
    "\n  mutation RejectMarkup($markupId: ID!, $reason: String!) {\n    answer: rejectMarkup(markupId: $markupId, reason: $reason) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RejectMarkupDocument,
    "\n  mutation CancelMarkup($markupId: ID!) {\n    answer: cancelMarkup(markupId: $markupId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.CancelMarkupDocument,
    "\n  query PushKey {\n    viewer { pushKey }\n  }\n": types.PushKeyDocument,
    "\n  mutation AddPushBrowser($endpoint: String!, $p256dh: String!, $auth: String!) {\n    answer: addPushBrowser(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.AddPushBrowserDocument,
    "\n  mutation RemovePushBrowser($endpoint: String!) {\n    answer: removePushBrowser(endpoint: $endpoint) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RemovePushBrowserDocument,
    "\n  fragment MessageGroupItem on MessageGroup {\n    orderId\n    orderNo\n    customerName\n    orderStatus\n    orderStatusName\n    total\n    unread\n    messages { id ...MessageItem }\n  }\n": types.MessageGroupItemFragmentDoc,
    "\n  mutation MarkMessageRead($messageId: ID!) {\n    answer: markMessageRead(messageId: $messageId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.MarkMessageReadDocument,
    "\n  mutation MarkAllMessagesRead($kind: MessageKind, $title: String, $asOf: Int) {\n    answer: markAllMessagesRead(kind: $kind, title: $title, asOf: $asOf) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.MarkAllMessagesReadDocument,
    "\n  mutation MarkMessageGroupRead($kind: MessageKind!, $orderId: ID, $asOf: Int) {\n    answer: markMessageGroupRead(kind: $kind, orderId: $orderId, asOf: $asOf) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.MarkMessageGroupReadDocument,
    "\n  fragment MessageItem on Message {\n    id\n    kind\n    title\n    content\n    text\n    topic\n    isRead\n    createdAt\n    associatedId\n  }\n": types.MessageItemFragmentDoc,
    "\n  mutation SaveMessageSettings($offTopics: [MessageTopic!]!, $quietHours: QuietHoursInput) {\n    answer: saveMessageSettings(offTopics: $offTopics, quietHours: $quietHours) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SaveMessageSettingsDocument,
    "\n  mutation SaveReminderSettings(\n    $sms: [ReminderEvent!]!\n    $wechat: [ReminderEvent!]!\n    $quietHours: QuietHoursInput\n    $isSmsOff: Boolean!\n  ) {\n    answer: saveReminderSettings(sms: $sms, wechat: $wechat, quietHours: $quietHours, isSmsOff: $isSmsOff) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SaveReminderSettingsDocument,
    "\n  query MessageSettings {\n    viewer {\n      messageSettings { offTopics quietHours { from until } }\n      reminderSettings {\n        sms\n        wechat\n        quietHours { from until }\n        isSmsOff\n        hasSms\n        hasWechat\n        isWechatBound\n      }\n    }\n  }\n": types.MessageSettingsDocument,
    "\n  query AbnormalCount {\n    viewer { orderCounts { filter count } }\n  }\n": types.AbnormalCountDocument,
    "\n  fragment BasicInfo on Order {\n    orderNo\n    createdAt\n    expectedAt\n    servicePeriods { date startTime endTime }\n    packingCount\n    totalVolume\n    isArrival\n    needsPickup\n    logisticsCompany\n    logisticsNo\n    logisticsPhone\n    pickupCode\n    pickupAddress\n    transportAt\n    verifType\n    verifOrderNo\n    remark\n    shopName\n    shopOrderNo\n    contactName\n    contactPhone\n    ...GoodsList\n  }\n": types.BasicInfoFragmentDoc,
    "\n  fragment CustomerFacts on Order {\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    hasLift\n    floors\n  }\n": types.CustomerFactsFragmentDoc,
    "\n  fragment FeeTable on Order {\n    lines { name fee }\n    originalAmount\n    payWay\n    ...OrderAmount\n    bidding { state }\n    paidAt\n    service {\n      paymentNo\n      paidMarkups { type amount payWay paidAt remark }\n    }\n  }\n": types.FeeTableFragmentDoc,
    "\n  fragment GoodsList on Order {\n    items { id name goodsTypeName count packingMethod description imageUrl videoUrl }\n  }\n": types.GoodsListFragmentDoc,
    "\n  fragment OrderFees on Order { ...FeeTable }\n": types.OrderFeesFragmentDoc,
    "\n  fragment OrderDetail on Order {\n    id\n    orderNo\n    bidding { state }\n    ...OrderDetailHead\n    ...OrderProgress\n    ...MasterCard\n    ...BasicInfo\n    ...CustomerFacts\n    ...OrderFees\n    ...DetailTimeline\n    ...ServiceInfo\n    ...LogisticsInfo\n    ...OrderBiddingFacts\n  }\n": types.OrderDetailFragmentDoc,
    "\n  query OrderDetail($id: ID!) {\n    order(id: $id) { ...OrderDetail }\n  }\n": types.OrderDetailDocument,
    "\n  fragment CopyOrder on Order {\n    orderNo\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    serviceTypeName\n    displayStatus\n    matters { label }\n    items { name count }\n  }\n": types.CopyOrderFragmentDoc,
    "\n  fragment OrderDetailHead on Order {\n    id\n    orderNo\n    type\n    goodsTypeName\n    serviceTypeName\n    customerName\n    customerPhone\n    displayAddress\n    paidAt\n    ...OrderAmount\n    ...OrderStatus\n    ...OrderActions\n    ...CopyOrder\n    items { id imageUrl }\n    ...ItemThumbnails\n    ...VisitTime\n    ...EditRequest\n  }\n": types.OrderDetailHeadFragmentDoc,
    "\n  fragment MasterCard on Order {\n    type\n    workerName\n    workerPhone\n    workerAvatar\n    workerVerifiedAt\n    service {\n      masterRating { average total }\n    }\n  }\n": types.MasterCardFragmentDoc,
    "\n  fragment OrderProgress on Order {\n    status\n    createdAt\n    paidAt\n    assignedAt\n    completedAt\n    acceptedAt\n    service {\n      completion { content }\n      verifiedAt\n      evaluation { createdAt }\n    }\n    ...OverdueVisit\n  }\n": types.OrderProgressFragmentDoc,
    "\n  fragment VisitTime on Order {\n    id\n    status\n    expectedAt\n    appointmentAt\n    servicePeriods { date startTime endTime }\n    visitDueAt\n    service {\n      pickUp { content }\n      signIn { at }\n    }\n  }\n": types.VisitTimeFragmentDoc,
    "\n  fragment LogisticsInfo on Order {\n    id\n    logisticsNo\n    logisticsCompany\n    isArrival\n    needsPickup\n    pickupAddress\n    displayAddress\n    service {\n      pickUp { content }\n      signIn { at }\n    }\n  }\n": types.LogisticsInfoFragmentDoc,
    "\n  fragment OrderPlaceFacts on OrderPlaces {\n    address { lng lat }\n    pickup { lng lat }\n    signIn { lng lat }\n    pickupDistance\n    isDrivingDistance\n    route { lng lat }\n  }\n": types.OrderPlaceFactsFragmentDoc,
    "\n  query OrderPlaces($id: ID!) {\n    orderRecords(orderId: $id) {\n      places { ...OrderPlaceFacts }\n    }\n  }\n": types.OrderPlacesDocument,
    "\n  fragment RouteTrack on WaybillTrack {\n    steps { time text }\n  }\n": types.RouteTrackFragmentDoc,
    "\n  fragment TrackFacts on WaybillTrack {\n    stateName\n    steps { time text }\n  }\n": types.TrackFactsFragmentDoc,
    "\n  query WaybillTrack($number: String!) {\n    waybillTrack(number: $number) { ...TrackFacts ...RouteTrack }\n  }\n": types.WaybillTrackDocument,
    "\n  fragment Appointment on Order {\n    appointmentAt\n    service { isAppointed appointFailReason }\n  }\n": types.AppointmentFragmentDoc,
    "\n  fragment DetailTimeline on Order {\n    orderNo\n    displayAddress\n    pickupAddress\n    service {\n      signIn { area }\n      log { event }\n      ...OrderTimeline\n    }\n  }\n": types.DetailTimelineFragmentDoc,
    "\n  fragment Evaluation on OrderService {\n    evaluation { star content tags isAnonymous imageUrls createdAt }\n  }\n": types.EvaluationFragmentDoc,
    "\n  query OrderRecords($id: ID!) {\n    orderRecords(orderId: $id) {\n      pickUp { content imageUrls }\n      writeOffs { content imageUrls createdAt }\n      newPhotos { content imageUrls createdAt }\n      takeDelivery { at workerName driverName driverPhone }\n    }\n  }\n": types.OrderRecordsDocument,
    "\n  fragment OrderTimeline on OrderService {\n    log { event title content imageUrls takenAt takenArea operatorName at }\n  }\n": types.OrderTimelineFragmentDoc,
    "\n  fragment PickUp on OrderService {\n    pickupCar { driverName driverPhone dispatcher dispatcherPhone }\n    pickupCarType\n    pickupDistance\n    pickedUpBy\n    pickedUpByPhone\n    pickUp { content imageUrls }\n    log { event at }\n  }\n": types.PickUpFragmentDoc,
    "\n  fragment ServiceInfo on Order {\n    id\n    orderNo\n    type\n    workerName\n    workerPhone\n    assignedAt\n    completedAt\n    acceptedAt\n    isAcceptedBySystem\n    displayAddress\n    pickupAddress\n    ...Appointment\n    service {\n      pickUp { content }\n      completion { content imageUrls }\n      signIn { area }\n      verifiedAt\n      rejectReason\n      ...PickUp\n      ...SignIn\n      ...Evaluation\n    }\n  }\n": types.ServiceInfoFragmentDoc,
    "\n  fragment SignIn on OrderService {\n    signIn { at area isAreaNormal isTimeNormal }\n  }\n": types.SignInFragmentDoc,
    "\n  query EditedOrder($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      isEditConfirmed\n      isDistrictOpen\n      customerName\n      customerPhone\n      provinceName\n      cityName\n      areaName\n      areaCode\n      address\n      hasLift\n      floors\n      isArrival\n      needsPickup\n      logisticsNo\n      expectedAt\n      remark\n      goodsTypeId\n      serviceTypeId\n      totalVolume\n      packingCount\n      originalAmount\n      items { name count goodsTypeId }\n    }\n  }\n": types.EditedOrderDocument,
    "\n  mutation EditOrder($input: EditOrderInput!) {\n    answer: editOrder(input: $input) {\n      __typename\n      ... on OrderEdited { isRequest }\n      ...Refusal\n    }\n  }\n": types.EditOrderDocument,
    "\n  mutation RevokeOrderEdit($orderId: ID!) {\n    answer: revokeOrderEdit(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RevokeOrderEditDocument,
    "\n  fragment EditRequest on Order {\n    id\n    editRequest { at changes { name from to } }\n  }\n": types.EditRequestFragmentDoc,
    "\n  query OrderFilterOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {\n    viewer {\n      orderFilterOptions { filter label }\n      orderFilterChoices { serviceTypes carriers }\n    }\n    goodsTypes { name }\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n  }\n": types.OrderFilterOptionsDocument,
    "\n  fragment ListedOrder on Order {\n    id\n    orderNo\n    status\n    customerName\n    totalAmount\n    actions\n    needsPickup\n    logisticsNo\n    logisticsPhone\n    ...OrderRow\n  }\n": types.ListedOrderFragmentDoc,
    "\n  query LiveOrders($ids: [ID!]!, $hasRows: Boolean!) {\n    viewer {\n      ordersById(ids: $ids) @include(if: $hasRows) { id ...ListedOrder }\n      orderCounts { filter count }\n    }\n  }\n": types.LiveOrdersDocument,
    "\n  query BulkAcceptPhotos($id: ID!) {\n    order(id: $id) { id ...WorkPhotos }\n  }\n": types.BulkAcceptPhotosDocument,
    "\n  query ChosenOrders($ids: [ID!]!) {\n    viewer {\n      ordersById(ids: $ids) {\n        id\n        orderNo\n        status\n        customerName\n        totalAmount\n        actions\n        needsPickup\n        logisticsNo\n        logisticsPhone\n      }\n    }\n  }\n": types.ChosenOrdersDocument,
    "\n  fragment SavedView on OrderView {\n    id\n    name\n    query\n    isPinned\n  }\n": types.SavedViewFragmentDoc,
    "\n  query SavedViews {\n    viewer {\n      orderViews { ...SavedView }\n    }\n  }\n": types.SavedViewsDocument,
    "\n  mutation SaveView($name: String!, $query: String!) {\n    answer: saveOrderView(name: $name, query: $query) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SaveViewDocument,
    "\n  mutation ChangeView($id: ID!, $name: String, $isPinned: Boolean) {\n    answer: changeOrderView(id: $id, name: $name, isPinned: $isPinned) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.ChangeViewDocument,
    "\n  mutation DeleteView($id: ID!) {\n    answer: deleteOrderView(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.DeleteViewDocument,
    "\n  query ArrivingOrder($id: ID!) {\n    order(id: $id) {\n      needsPickup\n      provinceName\n      cityName\n      areaName\n      logisticsNo\n      logisticsPhone\n      logisticsCompany\n      pickupCode\n      pickupAddress\n    }\n  }\n": types.ArrivingOrderDocument,
    "\n  query ImpressionTags {\n    impressionTags\n  }\n": types.ImpressionTagsDocument,
    "\n  mutation CancelOrder($orderId: ID!) {\n    answer: cancelOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation DelayAcceptance($orderId: ID!) {\n    answer: delayAcceptance(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.DelayAcceptanceDocument,
    "\n  mutation AcceptOrder($orderId: ID!) {\n    answer: acceptOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.AcceptOrderDocument,
    "\n  mutation RejectWork($orderId: ID!, $reason: String!) {\n    answer: rejectWork(orderId: $orderId, reason: $reason) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RejectWorkDocument,
    "\n  mutation ConfirmArrival($input: ConfirmArrivalInput!) {\n    answer: confirmArrival(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.ConfirmArrivalDocument,
    "\n  mutation EvaluateOrder($input: EvaluateOrderInput!) {\n    answer: evaluateOrder(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.EvaluateOrderDocument,
    "\n  fragment ItemThumbnails on Order {\n    items { id name count imageUrl }\n  }\n": types.ItemThumbnailsFragmentDoc,
    "\n  fragment OrderActions on Order {\n    id\n    orderNo\n    type\n    status\n    goodsTypeName\n    serviceTypeName\n    actions\n    blockedActions { action reason }\n    matters { kind }\n  }\n": types.OrderActionsFragmentDoc,
    "\n  fragment ServiceCell on Order { serviceTypeName goodsTypeName }\n": types.ServiceCellFragmentDoc,
    "\n  fragment CustomerCell on Order { customerName customerPhone provinceName cityName displayAddress }\n": types.CustomerCellFragmentDoc,
    "\n  fragment OrderMatters on Order {\n    id\n    orderNo\n    actions\n    matters { kind label hint }\n  }\n": types.OrderMattersFragmentDoc,
    "\n  fragment OrderRow on Order {\n    id\n    orderNo\n    createdAt\n    appointmentAt\n    servicePeriods { date startTime endTime }\n    workerName\n    workerPhone\n    workerVerifiedAt\n    paidAt\n    shopName\n    shopOrderNo\n    matters { kind label }\n    ...ItemThumbnails\n    ...ServiceCell\n    ...CustomerCell\n    ...OrderStatus\n    ...OrderActions\n    ...CopyOrder\n    ...FollowUpNotes\n    ...OrderAmount\n  }\n": types.OrderRowFragmentDoc,
    "\n  fragment OrderStatus on Order {\n    id\n    status\n    statusName\n    displayStatus\n    expiresAt\n    bidding { state endsAt }\n    acceptanceDueAt\n    isAcceptanceDelayed\n    ...OverdueVisit\n    ...OrderMatters\n  }\n": types.OrderStatusFragmentDoc,
    "\n  fragment OverdueVisit on Order {\n    nextStep\n    visitDueAt\n    overdueStep\n  }\n": types.OverdueVisitFragmentDoc,
    "\n  fragment RecentOrder on Order {\n    id\n    orderNo\n    serviceTypeName\n    customerName\n    displayAddress\n    appointmentAt\n    workerName\n    ...OrderAmount\n    ...ItemThumbnails\n    ...OrderStatus\n    ...OrderActions\n  }\n": types.RecentOrderFragmentDoc,
    "\n  fragment BatchOrder on Order {\n    id\n    orderNo\n    status\n    expiresAt\n    bidding { state }\n    goodsTypeName\n    serviceTypeName\n    customerName\n    totalAmount\n  }\n": types.BatchOrderFragmentDoc,
    "\n  fragment PayableOrder on Order {\n    id\n    orderNo\n    status\n    expiresAt\n    bidding { state }\n    goodsTypeName\n    serviceTypeName\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    items { id name goodsTypeName count imageUrl }\n    lines { name fee }\n    totalAmount\n  }\n": types.PayableOrderFragmentDoc,
    "\n  fragment Payer on Viewer {\n    wallet { balance }\n    customer { phone maskedPhone hasPayPassword }\n  }\n": types.PayerFragmentDoc,
    "\n  query Payer {\n    viewer { ...Payer smallPayment { limit usedToday } }\n    payWays\n  }\n": types.PayerDocument,
    "\n  mutation SetPayPassword($input: SetPayPasswordInput!) {\n    answer: setPayPassword(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SetPayPasswordDocument,
    "\n  mutation PayOrder($input: PayOrderInput!) {\n    answer: payOrder(input: $input) {\n      __typename\n      ...Refusal\n      ... on OrderPayment { pageHtml qrCode }\n    }\n  }\n": types.PayOrderDocument,
    "\n  query OrderPayState($id: ID!) {\n    order(id: $id) { id status }\n  }\n": types.OrderPayStateDocument,
    "\n  query UnpaidOrders {\n    viewer { unpaidOrders { ...BatchOrder } }\n  }\n": types.UnpaidOrdersDocument,
    "\n  query BatchOrders($ids: [ID!]!, $isFirst: Boolean!) {\n    viewer {\n      ordersById(ids: $ids) { ...BatchOrder }\n      unpaidOrders @include(if: $isFirst) { id status expiresAt bidding { state } }\n    }\n  }\n": types.BatchOrdersDocument,
    "\n  query OrdersPayState($ids: [ID!]!) {\n    viewer { ordersById(ids: $ids) { id status } }\n  }\n": types.OrdersPayStateDocument,
    "\n  mutation PayOrders($input: PayOrdersInput!) {\n    answer: payOrders(input: $input) {\n      __typename\n      ...Refusal\n      ... on BatchPayment { pageHtml qrCode }\n    }\n  }\n": types.PayOrdersDocument,
    "\n  query SmallPayment {\n    viewer { smallPayment { limit usedToday } }\n  }\n": types.SmallPaymentDocument,
    "\n  mutation SetSmallPayment($input: SetSmallPaymentInput!) {\n    answer: setSmallPayment(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SetSmallPaymentDocument,
    "\n  mutation StopSmallPayment {\n    answer: stopSmallPayment {\n      __typename\n      ...Refusal\n    }\n  }\n": types.StopSmallPaymentDocument,
    "\n  mutation BindAlipay($input: BindAlipayInput!) {\n    answer: bindAlipay(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.BindAlipayDocument,
    "\n  mutation BindCompanyAccount($input: BindCompanyAccountInput!) {\n    answer: bindCompanyAccount(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.BindCompanyAccountDocument,
    "\n  mutation BindWechat($code: String!) {\n    answer: bindWechat(code: $code) {\n      __typename\n      ...Refusal\n      ... on WechatBindingBegun { content }\n    }\n  }\n": types.BindWechatDocument,
    "\n  mutation UnbindPayoutAccount($payWay: PayoutWay!, $code: String!) {\n    answer: unbindPayoutAccount(payWay: $payWay, code: $code) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.UnbindPayoutAccountDocument,
    "\n  query WechatNickname {\n    viewer { customer { wechatNickname } }\n  }\n": types.WechatNicknameDocument,
    "\n  fragment BlockerFacts on AccountClosingBlocker { kind count amount }\n": types.BlockerFactsFragmentDoc,
    "\n  fragment ExportFacts on PersonalData {\n    canAsk\n    last { state askedAt expiresAt bytes url }\n  }\n": types.ExportFactsFragmentDoc,
    "\n  mutation RequestDataExport($code: String!) {\n    answer: requestDataExport(code: $code) { __typename ...Refusal }\n  }\n": types.RequestDataExportDocument,
    "\n  mutation CloseAccount($code: String!) {\n    answer: closeAccount(code: $code) { __typename ...Refusal }\n  }\n": types.CloseAccountDocument,
    "\n  mutation CreateUploadLink($count: Int!) {\n    answer: createUploadLink(count: $count) {\n      __typename\n      ... on UploadLink { id path expiresAt }\n      ...Refusal\n    }\n  }\n": types.CreateUploadLinkDocument,
    "\n  mutation CollectUploads($linkId: ID!, $isOpen: Boolean!) {\n    answer: collectUploads(linkId: $linkId, isOpen: $isOpen) {\n      __typename\n      ... on HandedPictures { imageUrls }\n      ...Refusal\n    }\n  }\n": types.CollectUploadsDocument,
    "\n  query PhoneUpload($token: String!) {\n    phoneUpload(token: $token) { merchantName left expiresAt }\n  }\n": types.PhoneUploadDocument,
    "\n  query CopiedOrder($id: ID!) {\n    order(id: $id) { ...CopiedOrder }\n  }\n": types.CopiedOrderDocument,
    "\n  fragment CopiedOrder on Order {\n    id\n    type\n    goodsTypeId\n    serviceTypeId\n    needsPickup\n    customerName\n    customerPhone\n    hasLift\n    floors\n    areaCode\n    provinceName\n    cityName\n    areaName\n    address\n    totalVolume\n    packingCount\n    verifType\n    bidding { state }\n    remark\n    pickupAddress\n    pickupAreaCode\n    contactName\n    contactPhone\n    items { name goodsTypeId count packingMethod description imageUrl videoUrl }\n  }\n": types.CopiedOrderFragmentDoc,
    "\n  query AreaServed($goodsTypeId: ID!, $areaCode: String!) {\n    areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)\n    takesAreaWishes\n  }\n": types.AreaServedDocument,
    "\n  query AreaTips($areaCode: String!) {\n    areaTips(areaCode: $areaCode)\n  }\n": types.AreaTipsDocument,
    "\n  mutation AddAreaWish($areaCode: String!, $goodsTypeId: ID!, $phone: String!) {\n    answer: addAreaWish(areaCode: $areaCode, goodsTypeId: $goodsTypeId, phone: $phone) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.AddAreaWishDocument,
    "\n  query Recipients($phone: String) {\n    viewer {\n      recipients(phone: $phone) {\n        id name phone areaCode provinceName cityName areaName address hasLift floors isPinned isDefault\n      }\n    }\n  }\n": types.RecipientsDocument,
    "\n  mutation PinRecipient($orderId: ID!, $pinned: Boolean!) {\n    answer: pinRecipient(orderId: $orderId, pinned: $pinned) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.PinRecipientDocument,
    "\n  mutation SetDefaultRecipient($orderId: ID) {\n    answer: setDefaultRecipient(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SetDefaultRecipientDocument,
    "\n  query KeptDraft($type: OrderType!) {\n    viewer { orderDraft(type: $type) { content version } }\n  }\n": types.KeptDraftDocument,
    "\n  mutation SaveOrderDraft($input: SaveOrderDraftInput!) {\n    answer: saveOrderDraft(input: $input) {\n      __typename\n      ... on OrderDraftSaved { version }\n      ...Refusal\n    }\n  }\n": types.SaveOrderDraftDocument,
    "\n  mutation ForgetOrderDraft($type: OrderType!, $version: String!) {\n    forgetOrderDraft(type: $type, version: $version) { __typename }\n  }\n": types.ForgetOrderDraftDocument,
    "\n  query LibraryGoods($goodsTypeId: ID, $keyword: String) {\n    viewer {\n      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: 1, pageSize: 999) {\n        nodes {\n          id name imageUrl videoUrl description goodsTypeId goodsTypeName sku volume packingCount weight\n        }\n      }\n    }\n  }\n": types.LibraryGoodsDocument,
    "\n  query UsedGood($id: ID!) {\n    viewer {\n      libraryGood(id: $id) {\n        id name imageUrl videoUrl description goodsTypeId volume packingCount weight\n      }\n    }\n  }\n": types.UsedGoodDocument,
    "\n  fragment PlacementGoodsType on GoodsType {\n    id\n    name\n    icon\n    children { id name }\n  }\n": types.PlacementGoodsTypeFragmentDoc,
    "\n  query ServedGoodsTypes($areaCode: String!) {\n    goodsTypes(areaCode: $areaCode) { id children { id } }\n  }\n": types.ServedGoodsTypesDocument,
    "\n  query ServiceTypes($goodsTypeId: ID!) {\n    serviceTypes(goodsTypeId: $goodsTypeId) { id name description takeDeliveryFee }\n  }\n": types.ServiceTypesDocument,
    "\n  fragment PlatformContact on PlatformContact {\n    nickname\n    mobile\n  }\n": types.PlatformContactFragmentDoc,
    "\n  fragment PastJobs on Viewer {\n    orderTemplates { id name orderId type goodsTypeName serviceTypeName }\n    orders(page: 1, pageSize: 10) {\n      nodes {\n        id\n        type\n        goodsTypeName\n        serviceTypeName\n        customerName\n        contactName\n        contactPhone\n        items { name count imageUrl }\n      }\n    }\n  }\n": types.PastJobsFragmentDoc,
    "\n  query PriceQuote($input: PriceQuoteInput!) {\n    priceQuote(input: $input) {\n      __typename\n      ... on PriceQuote { lines { name fee } workerFee totalFee }\n      ...Refusal\n    }\n  }\n": types.PriceQuoteDocument,
    "\n  mutation CreateOrder($input: CreateOrderInput!) {\n    answer: createOrder(input: $input) {\n      __typename\n      ... on OrderCreated { orderId }\n      ...Refusal\n    }\n  }\n": types.CreateOrderDocument,
    "\n  query OrderTemplates {\n    viewer {\n      orderTemplates { id name orderId type goodsTypeName serviceTypeName }\n    }\n  }\n": types.OrderTemplatesDocument,
    "\n  mutation SaveOrderTemplate($orderId: ID!, $name: String!) {\n    answer: saveOrderTemplate(orderId: $orderId, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SaveOrderTemplateDocument,
    "\n  mutation RenameOrderTemplate($id: ID!, $name: String!) {\n    answer: renameOrderTemplate(id: $id, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RenameOrderTemplateDocument,
    "\n  mutation DeleteOrderTemplate($id: ID!) {\n    answer: deleteOrderTemplate(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.DeleteOrderTemplateDocument,
    "\n  query ShopNames {\n    viewer { shopNames }\n  }\n": types.ShopNamesDocument,
    "\n  query ShopOrders($shopOrderNo: String!) {\n    viewer {\n      shopOrders(shopOrderNo: $shopOrderNo) { id orderNo }\n    }\n  }\n": types.ShopOrdersDocument,
    "\n  query ShopLogistics($shopName: String!) {\n    viewer {\n      shopLogistics(shopName: $shopName) { logisticsCompany logisticsPhone pickupAddress }\n    }\n  }\n": types.ShopLogisticsDocument,
    "\n  mutation ChangeProfile($input: ProfileInput!) {\n    answer: changeProfile(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.ChangeProfileDocument,
    "\n  mutation SetOrderCharges($charges: [OrderChargeInput!]!) {\n    answer: setOrderCharges(charges: $charges) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.SetOrderChargesDocument,
    "\n  fragment ProfitRow on OrderProfit {\n    orderId\n    orderNo\n    shopOrderNo\n    createdAt\n    goodsTypeName\n    customerName\n    charged\n    goodsCost\n    isCostEntered\n    paid\n    markups\n    refunded\n    result\n  }\n": types.ProfitRowFragmentDoc,
    "\n  query ProgressLink($orderId: ID!) {\n    progressLink(orderId: $orderId) { path canText isTexted }\n  }\n": types.ProgressLinkDocument,
    "\n  mutation CreateProgressLink($orderId: ID!) {\n    answer: createProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.CreateProgressLinkDocument,
    "\n  mutation TextProgressLink($orderId: ID!) {\n    answer: textProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.TextProgressLinkDocument,
    "\n  mutation RevokeProgressLink($orderId: ID!) {\n    answer: revokeProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RevokeProgressLinkDocument,
    "\n  query SharedProgress($token: String!) {\n    sharedProgress(token: $token) {\n      orderNo\n      statusText\n      nextStep\n      visitDueAt\n      overdueStep\n      isClosed\n      merchantName\n      customerName\n      place\n      serviceTypeName\n      items { name count }\n      workerName\n      workerVerifiedAt\n      createdAt\n      assignedAt\n      expectedAt\n      appointmentAt\n      completedAt\n    }\n  }\n": types.SharedProgressDocument,
    "\n  fragment Receipt on Order {\n    orderNo\n    serviceTypeName\n    goodsTypeName\n    totalAmount\n    matters { kind label }\n    ...FeeTable\n  }\n": types.ReceiptFragmentDoc,
    "\n  mutation RechargeWallet($input: RechargeWalletInput!) {\n    answer: rechargeWallet(input: $input) {\n      __typename\n      ...Refusal\n      ... on RechargeOpened { rechargeNo pageHtml qrCode }\n    }\n  }\n": types.RechargeWalletDocument,
    "\n  query RechargeState($rechargeNo: String!) {\n    viewer { rechargeStatus(rechargeNo: $rechargeNo) }\n  }\n": types.RechargeStateDocument,
    "\n  fragment ArbitrationFacts on RefundArbitration {\n    arbitrationNo\n    stateName\n    appliedAt\n    applyAmount\n    allowance\n    content\n    imageUrls\n    result\n    amount\n    isDecided\n    handledAt\n  }\n": types.ArbitrationFactsFragmentDoc,
    "\n  query DirectRefund($id: ID!) {\n    order(id: $id) { id status totalAmount originalAmount payWay }\n  }\n": types.DirectRefundDocument,
    "\n  fragment RefundActions on Refund {\n    id\n    orderId\n    orderNo\n    actions\n    allowance\n    totalAmount\n    maxAllowance\n    description\n    imageUrls\n  }\n": types.RefundActionsFragmentDoc,
    "\n  fragment RefundDetail on Refund {\n    refundNo\n    totalAmount\n    allowance\n    applyAmount\n    amount\n    reason\n    description\n    imageUrls\n    contactName\n    contactPhone\n    reviewerName\n    createdAt\n    handledAt\n    succeededAt\n    arbitration { ...ArbitrationFacts }\n    ...RefundStatus\n    ...RefundActions\n  }\n": types.RefundDetailFragmentDoc,
    "\n  mutation RefundOrder($orderId: ID!) {\n    answer: refundOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RefundOrderDocument,
    "\n  mutation RequestRefund($orderId: ID!, $input: RefundInput!) {\n    answer: requestRefund(orderId: $orderId, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RequestRefundDocument,
    "\n  mutation ModifyRefund($id: ID!, $input: RefundInput!) {\n    answer: modifyRefund(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.ModifyRefundDocument,
    "\n  mutation CancelRefund($id: ID!) {\n    answer: cancelRefund(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.CancelRefundDocument,
    "\n  mutation RequestArbitration($id: ID!, $input: ArbitrationInput!) {\n    answer: requestArbitration(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.RequestArbitrationDocument,
    "\n  fragment RefundRow on ListedRefund {\n    refund {\n      id\n      orderNo\n      createdAt\n      reviewerName\n      applyAmount\n      amount\n      ...RefundStatus\n      ...RefundActions\n    }\n    order {\n      ...ItemThumbnails\n      ...ServiceCell\n      ...CustomerCell\n      ...FollowUpNotes\n    }\n  }\n": types.RefundRowFragmentDoc,
    "\n  fragment RefundStatus on Refund {\n    status\n    statusName\n    wayBack\n    amount\n    succeededAt\n    refuseReason\n    acceptedByItselfAt\n    arbitration { result }\n  }\n": types.RefundStatusFragmentDoc,
    "\n  query OrderRefund($orderId: ID!, $refundId: ID!, $isByRefund: Boolean!) {\n    orderRefund(orderId: $orderId) @skip(if: $isByRefund) { ...RefundDetail }\n    refund(id: $refundId) @include(if: $isByRefund) { ...RefundDetail }\n  }\n": types.OrderRefundDocument,
    "\n  fragment ArbitrationItem on Refund {\n    id\n    orderId\n    orderNo\n    actions\n    ...RefundStatus\n    arbitration {\n      arbitrationNo\n      appliedAt\n      applyAmount\n      amount\n      content\n    }\n  }\n": types.ArbitrationItemFragmentDoc,
    "\n  fragment ArbitrationDetail on Refund {\n    id\n    refundNo\n    orderId\n    orderNo\n    totalAmount\n    amount\n    wayBack\n    status\n    succeededAt\n    arbitration { ...ArbitrationFacts }\n    ...RefundStatus\n  }\n": types.ArbitrationDetailFragmentDoc,
    "\n  query RefusedRefunds {\n    viewer {\n      refunds(filter: REFUSE, page: 1, pageSize: 50) {\n        nodes {\n          refund {\n            id orderId orderNo actions applyAmount refuseReason allowance totalAmount maxAllowance description imageUrls\n          }\n        }\n      }\n    }\n  }\n": types.RefusedRefundsDocument,
    "\n  query PaletteOrders($filter: OrderListFilter!) {\n    viewer {\n      orders(filter: $filter, page: 1, pageSize: 5) {\n        nodes { id orderNo customerName displayStatus serviceTypeName }\n      }\n    }\n  }\n": types.PaletteOrdersDocument,
    "\n  query PaletteGoods($keyword: String!) {\n    viewer {\n      libraryGoods(keyword: $keyword, page: 1, pageSize: 5) {\n        nodes { id name goodsTypeName }\n      }\n    }\n  }\n": types.PaletteGoodsDocument,
    "\n  fragment LedgerRow on CashFlow {\n    id\n    createdAt\n    type\n    payWay\n    amount\n    isDirect\n    balanceBefore\n    balanceAfter\n    content\n    orderId\n    orderNo\n  }\n": types.LedgerRowFragmentDoc,
    "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    type\n    orderId\n    state\n    tries\n    body\n    happenedAt\n    lastTryAt\n    nextTryAt\n    answerStatus\n    answer\n    answerMs\n  }\n": types.DeliveryRowFragmentDoc,
    "\n  fragment WebhookCard on Webhook {\n    id\n    url\n    note\n    events\n    state\n    failingSince\n    waiting\n    formerSecretUntil\n    isLocal\n  }\n": types.WebhookCardFragmentDoc,
    "\n  mutation AddWebhook(\n    $url: String!\n    $note: String!\n    $events: [WebhookEventType!]!\n    $idempotencyKey: String!\n  ) {\n    answer: addWebhook(url: $url, note: $note, events: $events, idempotencyKey: $idempotencyKey) {\n      __typename\n      ... on WebhookAdded { secret }\n      ...Refusal\n    }\n  }\n": types.AddWebhookDocument,
    "\n  mutation ChangeWebhook(\n    $id: ID!\n    $url: String\n    $note: String\n    $events: [WebhookEventType!]\n    $isOn: Boolean\n  ) {\n    answer: changeWebhook(id: $id, url: $url, note: $note, events: $events, isOn: $isOn) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.ChangeWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    answer: deleteWebhook(id: $id) { __typename ...Refusal }\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    answer: rotateWebhookSecret(id: $id) {\n      __typename\n      ... on WebhookSecretChanged { secret formerUntil }\n      ...Refusal\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation PingWebhook($id: ID!) {\n    answer: pingWebhook(id: $id) { __typename ...Refusal }\n  }\n": types.PingWebhookDocument,
    "\n  mutation ResendWebhookDelivery($deliveryId: ID!) {\n    answer: resendWebhookDelivery(deliveryId: $deliveryId) { __typename ...Refusal }\n  }\n": types.ResendWebhookDeliveryDocument,
    "\n  mutation ResendWebhookPeriod($id: ID!, $from: DateTime!, $to: DateTime!, $isFailedOnly: Boolean!) {\n    answer: resendWebhookPeriod(id: $id, from: $from, to: $to, isFailedOnly: $isFailedOnly) {\n      __typename\n      ... on WebhookSentAgain { count }\n      ...Refusal\n    }\n  }\n": types.ResendWebhookPeriodDocument,
    "\n  mutation Withdraw($input: WithdrawInput!) {\n    answer: withdraw(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.WithdrawDocument,
    "\n  fragment WithdrawalItem on Withdrawal {\n    id\n    createdAt\n    target\n    payWay\n    amount\n    actual\n    fee\n    status\n    isReviewed\n    finishedAt\n    reason\n    confirmPath\n    confirmBefore\n  }\n": types.WithdrawalItemFragmentDoc,
    "\n  fragment WorkSheet on Order {\n    orderNo\n    serviceTypeName\n    goodsTypeName\n    appointmentAt\n    expectedAt\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    hasLift\n    floors\n    items { id name count packingMethod description }\n    packingCount\n    totalVolume\n    needsPickup\n    logisticsCompany\n    logisticsNo\n    logisticsPhone\n    pickupCode\n    pickupAddress\n    contactName\n    contactPhone\n    remark\n  }\n": types.WorkSheetFragmentDoc,
    "\n  fragment Refusal on BusinessError {\n    code\n    message\n    field\n  }\n": types.RefusalFragmentDoc,
    "\n  query SignedIn {\n    viewer { id }\n  }\n": types.SignedInDocument,
    "\n  query JoinPage(\n    $provinceCode: String!\n    $cityCode: String!\n    $areaCode: String!\n    $hasProvince: Boolean!\n    $hasCity: Boolean!\n    $hasArea: Boolean!\n  ) {\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n    areaServices(areaCode: $areaCode) @include(if: $hasArea) { goodsTypeName contactName contactTel }\n  }\n": types.JoinPageDocument,
    "\n  query ApplicationCategories {\n    goodsTypes { id name icon }\n  }\n": types.ApplicationCategoriesDocument,
    "\n  query HomePage {\n    goodsTypes { id name icon }\n    adverts(location: PARTNERS) { title image url }\n  }\n": types.HomePageDocument,
    "\n  query DevelopersPage {\n    offersApiKeys\n  }\n": types.DevelopersPageDocument,
    "\n  query HelpTitles {\n    articles(type: HELP, page: 1, pageSize: 8) { nodes { id title } }\n  }\n": types.HelpTitlesDocument,
    "\n  mutation Login($input: LoginInput!) {\n    answer: login(input: $input) {\n      __typename\n      ... on SignedIn { viewer { customer { id nickname } } }\n      ...Refusal\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Logout {\n    answer: logout {\n      __typename\n      ... on SignedOut { ok }\n      ...Refusal\n    }\n  }\n": types.LogoutDocument,
    "\n  query OrderPaymentPage($id: ID!) {\n    order(id: $id) { type ...PayableOrder }\n    payWays\n    viewer { ...Payer }\n  }\n": types.OrderPaymentPageDocument,
    "\n  fragment PlacedOrder on Order {\n    id\n    orderNo\n    type\n    status\n    totalAmount\n  }\n": types.PlacedOrderFragmentDoc,
    "\n  query StepThreePage($id: ID!) {\n    order(id: $id) { status type ...PlacedOrder }\n  }\n": types.StepThreePageDocument,
    "\n  query StepTwoPage {\n    viewer {\n      customer { phone }\n      orders(page: 1, pageSize: 1) { nodes { contactName contactPhone } }\n    }\n  }\n": types.StepTwoPageDocument,
    "\n  query SpeedOrderPage($isSignedIn: Boolean!) {\n    goodsTypes { ...PlacementGoodsType }\n    viewer { customer { phone } ...PastJobs }\n    platformContacts @include(if: $isSignedIn) { ...PlatformContact }\n  }\n": types.SpeedOrderPageDocument,
    "\n  query StepOnePage($isSignedIn: Boolean!) {\n    goodsTypes { ...PlacementGoodsType }\n    viewer @include(if: $isSignedIn) { ...PastJobs }\n  }\n": types.StepOnePageDocument,
    "\n  query PlacementOffers {\n    viewer {\n      customer { id }\n      ...AllOffers\n    }\n  }\n": types.PlacementOffersDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    answer: register(input: $input) {\n      __typename\n      ... on SignedIn { viewer { customer { id nickname } } }\n      ...Refusal\n    }\n  }\n": types.RegisterDocument,
    "\n  query Sitemap {\n    articles(type: HELP, pageSize: 100) { nodes { title createdAt } }\n  }\n": types.SitemapDocument,
    "\n  query SmsSubscription($token: String!) {\n    smsSubscription(token: $token) { phone isOff }\n  }\n": types.SmsSubscriptionDocument,
    "\n  mutation StopSmsReminders($token: String!) {\n    answer: stopSmsReminders(token: $token) {\n      __typename\n      ...Refusal\n    }\n  }\n": types.StopSmsRemindersDocument,
    "\n  query BillPage($year: Int) {\n    viewer {\n      customer { nickname }\n      bills(year: $year) { month ...BillSheet ...InvoiceCard ...YearChart }\n    }\n  }\n": types.BillPageDocument,
    "\n  query GoodsLibrary($goodsTypeId: ID, $keyword: String, $page: Int!, $pageSize: Int!) {\n    goodsTypes { id name children { id name } }\n    viewer {\n      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: $page, pageSize: $pageSize) {\n        nodes { id ...GoodsCard }\n        total\n      }\n    }\n  }\n": types.GoodsLibraryDocument,
    "\n  query GoodsPage($id: ID!) {\n    viewer {\n      libraryGood(id: $id) {\n        id name goodsTypeName imageUrl videoUrl shopUrl description sku volume packingCount weight costPrice\n      }\n    }\n  }\n": types.GoodsPageDocument,
    "\n  query DeveloperPage {\n    viewer {\n      customer { phone maskedPhone }\n      apiKeys { ...KeyFacts }\n    }\n  }\n": types.DeveloperPageDocument,
    "\n  query WebhooksPage {\n    viewer {\n      webhooks { id ...WebhookCard }\n    }\n  }\n": types.WebhooksPageDocument,
    "\n  query DeliveriesPage($id: ID!, $state: WebhookDeliveryState, $page: Int!, $pageSize: Int!) {\n    viewer {\n      webhooks { id url state }\n      webhookDeliveries(webhookId: $id, state: $state, page: $page, pageSize: $pageSize) {\n        nodes { id ...DeliveryRow }\n        total\n      }\n    }\n  }\n": types.DeliveriesPageDocument,
    "\n  query FeedbackList($page: Int!, $pageSize: Int!) {\n    viewer {\n      feedbacks(page: $page, pageSize: $pageSize) {\n        nodes { id ...FeedbackCard }\n        total\n      }\n    }\n  }\n": types.FeedbackListDocument,
    "\n  query FeedbackPage($id: ID!) {\n    viewer {\n      feedback(id: $id) { id content imageUrls createdAt reply repliedAt }\n    }\n  }\n": types.FeedbackPageDocument,
    "\n  query FollowUpRecords($status: MerchantStatus, $page: Int!, $pageSize: Int!) {\n    viewer {\n      abnormalRecords(status: $status, page: $page, pageSize: $pageSize) {\n        nodes { id ...AbnormalItem }\n        total\n      }\n    }\n  }\n": types.FollowUpRecordsDocument,
    "\n  fragment HomeLive on Viewer {\n    orderCounts { filter count }\n    markupRequests { total }\n    todos { ...TodosCard }\n    orders(filter: { status: UNSETTLED, createdFrom: $from, createdTo: $to }, page: 1, pageSize: 6) { ...HomeOrders }\n    wallet { ...BalanceCard }\n  }\n": types.HomeLiveFragmentDoc,
    "\n  query CustomerHome($from: DateTime, $to: DateTime) {\n    viewer {\n      customer { id nickname seesFirstSteps }\n      buttons { normalOrder ...PublishButtons }\n      ...HomeLive\n    }\n  }\n": types.CustomerHomeDocument,
    "\n  query HomeLive($from: DateTime, $to: DateTime) {\n    viewer { ...HomeLive }\n  }\n": types.HomeLiveDocument,
    "\n  query MessageList(\n    $kind: MessageKind!\n    $isByTime: Boolean!\n    $isByOrder: Boolean!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      messages(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByTime) {\n        nodes { id ...MessageItem }\n        total\n        asOf\n        unread { service system appointment }\n      }\n      messageGroups(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByOrder) {\n        nodes { orderId ...MessageGroupItem }\n        total\n        asOf\n      }\n      tabs: messages(page: 1, pageSize: 1) @include(if: $isByOrder) {\n        unread { service system appointment }\n      }\n    }\n  }\n": types.MessageListDocument,
    "\n  query MessagePage($id: ID!) {\n    viewer {\n      message(id: $id) { id kind title content topic isRead createdAt associatedId }\n    }\n  }\n": types.MessagePageDocument,
    "\n  query NoticeList($page: Int!, $pageSize: Int!) {\n    articles(type: NOTICE, page: $page, pageSize: $pageSize) {\n      nodes { id title content image createdAt }\n      total\n    }\n  }\n": types.NoticeListDocument,
    "\n  query NoticePage($id: ID!) {\n    article(type: NOTICE, articleId: $id) { title content image createdAt }\n  }\n": types.NoticePageDocument,
    "\n  query OrderList($filter: OrderListFilter, $sort: OrderSort, $page: Int!, $pageSize: Int!) {\n    viewer {\n      orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n        nodes { id ...ListedOrder }\n        total\n      }\n    }\n  }\n": types.OrderListDocument,
    "\n  query OrderListCounts {\n    viewer {\n      orderCounts { filter count }\n    }\n  }\n": types.OrderListCountsDocument,
    "\n  fragment AbnormalOrder on Order {\n    id\n    orderNo\n    displayStatus\n    goodsTypeName\n    serviceTypeName\n    customerName\n    displayAddress\n    isGoodsAbnormal\n    solveWay\n    solvedAt\n    items { id }\n    ...ItemThumbnails\n    ...CollectedGoods\n    ...SolveActions\n  }\n": types.AbnormalOrderFragmentDoc,
    "\n  query AbnormalOrder($id: ID!) {\n    order(id: $id) { ...AbnormalOrder }\n  }\n": types.AbnormalOrderDocument,
    "\n  fragment AcceptedOrder on Order {\n    id\n    orderNo\n    serviceTypeName\n    customerName\n    customerPhone\n    displayAddress\n    workerName\n    workerPhone\n    workerVerifiedAt\n    ...ItemThumbnails\n    ...OrderStatus\n    ...AcceptanceState\n    ...AcceptanceActions\n    ...WorkPhotos\n  }\n": types.AcceptedOrderFragmentDoc,
    "\n  query AcceptancePage($id: ID!) {\n    order(id: $id) { ...AcceptedOrder }\n  }\n": types.AcceptancePageDocument,
    "\n  query RefundList($refundFilter: RefundFilter, $orderNo: String, $page: Int!, $pageSize: Int!) {\n    viewer {\n      refunds(filter: $refundFilter, orderNo: $orderNo, page: $page, pageSize: $pageSize) {\n        nodes { refund { id } ...RefundRow }\n        total\n      }\n      refundFilters { filter label }\n      refundCounts { filter count }\n    }\n  }\n": types.RefundListDocument,
    "\n  query RefundForm($id: ID!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      totalAmount\n      contactName\n      contactPhone\n      service { workerFeeInEscrow }\n    }\n    orderRefund(orderId: $id) {\n      id\n      status\n      statusName\n      actions\n      reason\n      allowance\n      description\n      imageUrls\n      contactName\n      contactPhone\n      refuseReason\n    }\n    refundReasons\n  }\n": types.RefundFormDocument,
    "\n  query ProfitPage(\n    $from: DateTime\n    $to: DateTime\n    $keyword: String\n    $isEntered: Boolean\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      buttons { profitAndLoss }\n      orderProfits(\n        from: $from\n        to: $to\n        keyword: $keyword\n        isEntered: $isEntered\n        page: $page\n        pageSize: $pageSize\n      ) {\n        nodes { orderId ...ProfitRow }\n        total\n      }\n      orderProfitSums(from: $from, to: $to, keyword: $keyword) {\n        isOffered\n        orders\n        missing\n        uncosted\n        charged\n        goodsCost\n        paid\n        markups\n        refunded\n        result\n        weeks { monday orders charged result }\n      }\n    }\n  }\n": types.ProfitPageDocument,
    "\n  query RightsList(\n    $isComplaint: Boolean!\n    $isArbitration: Boolean!\n    $object: ComplaintObject\n    $orderNo: String\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      complaints(object: $object, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isComplaint) {\n        nodes { id ...ComplaintItem }\n        total\n      }\n      refunds(filter: ARBITRATION, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isArbitration) {\n        nodes { refund { id ...ArbitrationItem } }\n        total\n      }\n    }\n  }\n": types.RightsListDocument,
    "\n  query ArbitrationPage($id: ID!) {\n    refund(id: $id) {\n      arbitration { arbitrationNo }\n      ...ArbitrationDetail\n    }\n  }\n": types.ArbitrationPageDocument,
    "\n  query SafetyPage {\n    viewer {\n      customer { phone maskedPhone hasPayPassword alipayAccount alipayRealName wechatNickname }\n      smallPayment { limit usedToday }\n      withdrawalTerms { holdHours newBindingHoldHours company { name account } }\n    }\n    payoutWays\n  }\n": types.SafetyPageDocument,
    "\n  query ActivityPage($page: Int!, $pageSize: Int!) {\n    viewer {\n      activity(page: $page, pageSize: $pageSize) {\n        nodes { id ...ActivityRow }\n        total\n      }\n    }\n  }\n": types.ActivityPageDocument,
    "\n  query PersonalDataPage {\n    viewer {\n      customer { phone maskedPhone }\n      personalData { ...ExportFacts }\n      closingBlockers { ...BlockerFacts }\n    }\n  }\n": types.PersonalDataPageDocument,
    "\n  query SessionsPage {\n    viewer {\n      sessions { isCurrent ...SignedInDevice }\n    }\n  }\n": types.SessionsPageDocument,
    "\n  query SettingPage {\n    viewer {\n      customer { id nickname phone avatar email gender areaPath address }\n    }\n  }\n": types.SettingPageDocument,
    "\n  query CustomerArea {\n    viewer {\n      customer { id nickname avatar }\n      unreadMessages\n      buttons { profitAndLoss }\n      ...AllOffers\n    }\n  }\n": types.CustomerAreaDocument,
    "\n  query UnreadMessages {\n    viewer { unreadMessages }\n  }\n": types.UnreadMessagesDocument,
    "\n  query WalletPage($lines: CashFlowFilter, $page: Int!, $pageSize: Int!) {\n    viewer {\n      wallet { balance withdrawing }\n      cashFlows(filter: $lines, page: $page, pageSize: $pageSize) {\n        nodes { id ...LedgerRow }\n        total\n      }\n      cashFlowSums(filter: $lines) { isOffered opening moneyIn moneyOut others closing held directIn directOut balances { day balance } }\n    }\n  }\n": types.WalletPageDocument,
    "\n  query WithdrawPage {\n    viewer {\n      customer { phone maskedPhone alipayAccount alipayRealName wechatNickname }\n      wallet { balance }\n      withdrawalTerms { dayLimit dayTimes holdHours newBindingHoldHours leftToday timesLeft holds { payWay until reason } company { name account } }\n    }\n    payoutWays\n  }\n": types.WithdrawPageDocument,
    "\n  query RechargePage {\n    viewer { wallet { balance } smallPayment { limit usedToday } }\n    payWays\n  }\n": types.RechargePageDocument,
    "\n  query Withdrawals($firstDay: Date, $lastDay: Date, $page: Int!, $pageSize: Int!) {\n    viewer {\n      withdrawals(firstDay: $firstDay, lastDay: $lastDay, page: $page, pageSize: $pageSize) {\n        nodes { id ...WithdrawalItem }\n        total\n        totalAmount\n      }\n    }\n  }\n": types.WithdrawalsDocument,
    "\n  query ReceiptPage($id: ID!) {\n    viewer {\n      customer { nickname maskedPhone }\n    }\n    order(id: $id) { paidAt ...Receipt }\n  }\n": types.ReceiptPageDocument,
    "\n  query WorkSheetPage($id: ID!) {\n    order(id: $id) { ...WorkSheet }\n  }\n": types.WorkSheetPageDocument,
    "\n  mutation FinishWechatBinding($input: FinishWechatBindingInput!) {\n    answer: finishWechatBinding(input: $input) {\n      __typename\n      ...Refusal\n      ... on WechatBindingDone { nickname }\n    }\n  }\n": types.FinishWechatBindingDocument,
    "\n  query WithdrawalConfirmation($token: String!, $search: String!) {\n    withdrawalConfirmation(token: $token, search: $search) {\n      amount\n      state\n      confirmBefore\n      wechat { mchId appId packageInfo timestamp nonceStr signature }\n    }\n  }\n": types.WithdrawalConfirmationDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AbnormalItem on AbnormalRecord {\n    id\n    orderId\n    orderNo\n    goodsTypeName\n    serviceTypeName\n    createdAt\n    source\n    sourceName\n    sourcePhone\n    type\n    description\n    mediaUrls\n    packageState\n    goods { id name }\n    status\n    canHandle\n    awaitsDecision\n    handling { id at status content imageUrls fee }\n  }\n"): (typeof documents)["\n  fragment AbnormalItem on AbnormalRecord {\n    id\n    orderId\n    orderNo\n    goodsTypeName\n    serviceTypeName\n    createdAt\n    source\n    sourceName\n    sourcePhone\n    type\n    description\n    mediaUrls\n    packageState\n    goods { id name }\n    status\n    canHandle\n    awaitsDecision\n    handling { id at status content imageUrls fee }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderAbnormal($orderId: ID!) {\n    viewer { abnormalRecords(orderId: $orderId) { nodes { id ...AbnormalItem } total } }\n  }\n"): (typeof documents)["\n  query OrderAbnormal($orderId: ID!) {\n    viewer { abnormalRecords(orderId: $orderId) { nodes { id ...AbnormalItem } total } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExceptionForm($id: ID!) {\n    order(id: $id) { id items { id name } workerName }\n    dictItems(code: ABNORMAL_TYPE) { text value }\n  }\n"): (typeof documents)["\n  query ExceptionForm($id: ID!) {\n    order(id: $id) { id items { id name } workerName }\n    dictItems(code: ABNORMAL_TYPE) { text value }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportException($input: ReportExceptionInput!) {\n    answer: reportException(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ReportException($input: ReportExceptionInput!) {\n    answer: reportException(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandleAbnormal($input: HandleAbnormalInput!) {\n    answer: handleAbnormal(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation HandleAbnormal($input: HandleAbnormalInput!) {\n    answer: handleAbnormal(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SolveException(\n    $orderId: ID!\n    $way: SolveWay!\n    $allowance: Fen\n    $description: String\n    $amount: Fen\n  ) {\n    answer: solveException(\n      orderId: $orderId\n      way: $way\n      allowance: $allowance\n      description: $description\n      amount: $amount\n    ) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SolveException(\n    $orderId: ID!\n    $way: SolveWay!\n    $allowance: Fen\n    $description: String\n    $amount: Fen\n  ) {\n    answer: solveException(\n      orderId: $orderId\n      way: $way\n      allowance: $allowance\n      description: $description\n      amount: $amount\n    ) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CollectedGoods on Order {\n    id\n    orderNo\n    needsPickup\n    service { pickUp { content imageUrls } }\n  }\n"): (typeof documents)["\n  fragment CollectedGoods on Order {\n    id\n    orderNo\n    needsPickup\n    service { pickUp { content imageUrls } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PickUpRecord($orderId: ID!) {\n    orderRecords(orderId: $orderId) { pickUp { content imageUrls } }\n  }\n"): (typeof documents)["\n  query PickUpRecord($orderId: ID!) {\n    orderRecords(orderId: $orderId) { pickUp { content imageUrls } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SolveActions on Order {\n    id\n    type\n    status\n    isGoodsAbnormal\n    totalAmount\n    blockedActions { action reason }\n    service { workerCash: workerFeeInEscrow }\n  }\n"): (typeof documents)["\n  fragment SolveActions on Order {\n    id\n    type\n    status\n    isGoodsAbnormal\n    totalAmount\n    blockedActions { action reason }\n    service { workerCash: workerFeeInEscrow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AboutPage {\n    articles(type: ABOUT, page: 1, pageSize: 50) {\n      nodes { id title content }\n    }\n  }\n"): (typeof documents)["\n  query AboutPage {\n    articles(type: ABOUT, page: 1, pageSize: 50) {\n      nodes { id title content }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AcceptanceActions on Order {\n    id\n    actions\n    blockedActions { action reason }\n  }\n"): (typeof documents)["\n  fragment AcceptanceActions on Order {\n    id\n    actions\n    blockedActions { action reason }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AcceptanceState on Order {\n    status\n    nextStep\n    acceptanceDueAt\n    isAcceptanceDelayed\n    awaitsNewPhotos\n    acceptedAt\n    isAcceptedBySystem\n    service { rejectReason }\n  }\n"): (typeof documents)["\n  fragment AcceptanceState on Order {\n    status\n    nextStep\n    acceptanceDueAt\n    isAcceptanceDelayed\n    awaitsNewPhotos\n    acceptedAt\n    isAcceptedBySystem\n    service { rejectReason }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkPhotos on Order {\n    orderNo\n    displayAddress\n    pickupAddress\n    completedAt\n    service {\n      pickUp { content imageUrls }\n      completion { content imageUrls }\n      signIn { area }\n      log { event at }\n    }\n  }\n"): (typeof documents)["\n  fragment WorkPhotos on Order {\n    orderNo\n    displayAddress\n    pickupAddress\n    completedAt\n    service {\n      pickUp { content imageUrls }\n      completion { content imageUrls }\n      signIn { area }\n      log { event at }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActivityRow on AccountActivity {\n    id\n    kind\n    at\n    detail\n    device\n    place\n  }\n"): (typeof documents)["\n  fragment ActivityRow on AccountActivity {\n    id\n    kind\n    at\n    detail\n    device\n    place\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SafetyIdentity {\n    viewer {\n      customer { phone maskedPhone hasPayPassword }\n    }\n  }\n"): (typeof documents)["\n  query SafetyIdentity {\n    viewer {\n      customer { phone maskedPhone hasPayPassword }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyOwnCode($input: VerifySmsCodeInput!) {\n    answer: verifySmsCode(input: $input) {\n      __typename\n      ... on SmsCodeCheck { valid }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyOwnCode($input: VerifySmsCodeInput!) {\n    answer: verifySmsCode(input: $input) {\n      __typename\n      ... on SmsCodeCheck { valid }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePhone($input: ChangePhoneInput!) {\n    answer: changePhone(input: $input) { __typename ...Refusal }\n  }\n"): (typeof documents)["\n  mutation ChangePhone($input: ChangePhoneInput!) {\n    answer: changePhone(input: $input) { __typename ...Refusal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($sessionId: ID!) {\n    answer: endSession(sessionId: $sessionId) { __typename ...Refusal }\n  }\n"): (typeof documents)["\n  mutation EndSession($sessionId: ID!) {\n    answer: endSession(sessionId: $sessionId) { __typename ...Refusal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    answer: endOtherSessions { __typename ...Refusal }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    answer: endOtherSessions { __typename ...Refusal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignedInDevice on AccountSession {\n    id\n    device\n    place\n    signedInAt\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment SignedInDevice on AccountSession {\n    id\n    device\n    place\n    signedInAt\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountStrip {\n    viewer {\n      customer { id nickname avatar }\n    }\n  }\n"): (typeof documents)["\n  query AccountStrip {\n    viewer {\n      customer { id nickname avatar }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendSmsCode($input: SendSmsCodeInput!) {\n    answer: sendSmsCode(input: $input) {\n      __typename\n      ... on SmsCodeSent { resendAfterSeconds }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SendSmsCode($input: SendSmsCodeInput!) {\n    answer: sendSmsCode(input: $input) {\n      __typename\n      ... on SmsCodeSent { resendAfterSeconds }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AreaChildren($parentCode: String!) {\n    areaChildren(parentCode: $parentCode) { code name }\n  }\n"): (typeof documents)["\n  query AreaChildren($parentCode: String!) {\n    areaChildren(parentCode: $parentCode) { code name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AreaOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n  }\n"): (typeof documents)["\n  query AreaOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderImportHead on OrderImport {\n    id\n    fileName\n    type\n    goodsTypeName\n    source\n    isMapped\n    createdAt\n    userName\n    counts { total good bad doubtful placed paid }\n  }\n"): (typeof documents)["\n  fragment OrderImportHead on OrderImport {\n    id\n    fileName\n    type\n    goodsTypeName\n    source\n    isMapped\n    createdAt\n    userName\n    counts { total good bad doubtful placed paid }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BatchStart($page: Int!, $pageSize: Int!) {\n    goodsTypes { id name icon }\n    viewer {\n      buttons { immediateOrder }\n      orderImports(page: $page, pageSize: $pageSize) {\n        nodes { id ...OrderImportHead }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query BatchStart($page: Int!, $pageSize: Int!) {\n    goodsTypes { id name icon }\n    viewer {\n      buttons { immediateOrder }\n      orderImports(page: $page, pageSize: $pageSize) {\n        nodes { id ...OrderImportHead }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportRowItem on ImportRow {\n    id\n    position\n    values { field text }\n    issues { field text }\n    notes { kind message }\n    identifiedAddress\n    identifiedPickupAddress\n    totalFee\n    orderId\n    failure\n  }\n"): (typeof documents)["\n  fragment ImportRowItem on ImportRow {\n    id\n    position\n    values { field text }\n    issues { field text }\n    notes { kind message }\n    identifiedAddress\n    identifiedPickupAddress\n    totalFee\n    orderId\n    failure\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportDetail on OrderImportDetail {\n    id\n    summary { ...OrderImportHead }\n    titles\n    mapping { field columns }\n    preview\n    mappingName\n    serviceNames\n    goodsNames\n    goodsTypes { id name }\n    readyIds\n    unpaidOrderIds\n  }\n"): (typeof documents)["\n  fragment ImportDetail on OrderImportDetail {\n    id\n    summary { ...OrderImportHead }\n    titles\n    mapping { field columns }\n    preview\n    mappingName\n    serviceNames\n    goodsNames\n    goodsTypes { id name }\n    readyIds\n    unpaidOrderIds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BatchImport($importId: ID!, $show: ShownImportRows!, $page: Int!, $pageSize: Int!) {\n    viewer {\n      orderImport(importId: $importId) { ...ImportDetail }\n      importRows(importId: $importId, show: $show, page: $page, pageSize: $pageSize) {\n        nodes { id ...ImportRowItem }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query BatchImport($importId: ID!, $show: ShownImportRows!, $page: Int!, $pageSize: Int!) {\n    viewer {\n      orderImport(importId: $importId) { ...ImportDetail }\n      importRows(importId: $importId, show: $show, page: $page, pageSize: $pageSize) {\n        nodes { id ...ImportRowItem }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportAddresses($importId: ID!, $page: Int!, $pageSize: Int!) {\n    viewer {\n      importRows(importId: $importId, show: GOOD, isDoubtfulFirst: true, page: $page, pageSize: $pageSize) {\n        nodes { id ...ImportRowItem }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query ImportAddresses($importId: ID!, $page: Int!, $pageSize: Int!) {\n    viewer {\n      importRows(importId: $importId, show: GOOD, isDoubtfulFirst: true, page: $page, pageSize: $pageSize) {\n        nodes { id ...ImportRowItem }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeImportRow(\n    $importId: ID!\n    $rowId: ID!\n    $field: ImportField!\n    $value: String!\n    $isForSame: Boolean!\n  ) {\n    answer: changeImportRow(\n      importId: $importId\n      rowId: $rowId\n      field: $field\n      value: $value\n      isForSame: $isForSame\n    ) {\n      __typename\n      ...Refusal\n      ... on ImportChanged { rows }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeImportRow(\n    $importId: ID!\n    $rowId: ID!\n    $field: ImportField!\n    $value: String!\n    $isForSame: Boolean!\n  ) {\n    answer: changeImportRow(\n      importId: $importId\n      rowId: $rowId\n      field: $field\n      value: $value\n      isForSame: $isForSame\n    ) {\n      __typename\n      ...Refusal\n      ... on ImportChanged { rows }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MapOrderImport($importId: ID!, $mapping: [MappedFieldInput!]!, $name: String) {\n    answer: mapOrderImport(importId: $importId, mapping: $mapping, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation MapOrderImport($importId: ID!, $mapping: [MappedFieldInput!]!, $name: String) {\n    answer: mapOrderImport(importId: $importId, mapping: $mapping, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddImportGoods($importId: ID!, $name: String!, $goodsTypeId: ID!, $imageUrl: String!) {\n    answer: addImportGoods(importId: $importId, name: $name, goodsTypeId: $goodsTypeId, imageUrl: $imageUrl) {\n      __typename\n      ...Refusal\n      ... on ImportChanged { rows }\n    }\n  }\n"): (typeof documents)["\n  mutation AddImportGoods($importId: ID!, $name: String!, $goodsTypeId: ID!, $imageUrl: String!) {\n    answer: addImportGoods(importId: $importId, name: $name, goodsTypeId: $goodsTypeId, imageUrl: $imageUrl) {\n      __typename\n      ...Refusal\n      ... on ImportChanged { rows }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardOrderImport($importId: ID!) {\n    answer: discardOrderImport(importId: $importId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation DiscardOrderImport($importId: ID!) {\n    answer: discardOrderImport(importId: $importId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitImportRows($rowIds: [ID!]!, $priceWay: PriceWay) {\n    answer: submitImportRows(rowIds: $rowIds, priceWay: $priceWay) {\n      __typename\n      ...Refusal\n      ... on SubmittedRows {\n        rows { rowId orderId code message }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitImportRows($rowIds: [ID!]!, $priceWay: PriceWay) {\n    answer: submitImportRows(rowIds: $rowIds, priceWay: $priceWay) {\n      __typename\n      ...Refusal\n      ... on SubmittedRows {\n        rows { rowId orderId code message }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportTemplate($orderType: OrderType!) {\n    viewer { importTemplate(orderType: $orderType) { title isRequired note } }\n  }\n"): (typeof documents)["\n  query ImportTemplate($orderType: OrderType!) {\n    viewer { importTemplate(orderType: $orderType) { title isRequired note } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderBids($orderId: ID!) {\n    orderBids(orderId: $orderId) {\n      platformPrice\n      bids {\n        id\n        amount\n        day\n        words\n        distance\n        isPicked\n        master { name avatar verifiedAt stars ratings finishedOrders }\n        questions { id question answer }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderBids($orderId: ID!) {\n    orderBids(orderId: $orderId) {\n      platformPrice\n      bids {\n        id\n        amount\n        day\n        words\n        distance\n        isPicked\n        master { name avatar verifiedAt stars ratings finishedOrders }\n        questions { id question answer }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PickBid($input: PickBidInput!) {\n    answer: pickBid(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation PickBid($input: PickBidInput!) {\n    answer: pickBid(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskAboutBid($input: AskAboutBidInput!) {\n    answer: askAboutBid(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation AskAboutBid($input: AskAboutBidInput!) {\n    answer: askAboutBid(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakePlatformPrice($orderId: ID!, $quotedTotalFee: Fen!) {\n    answer: takePlatformPrice(orderId: $orderId, quotedTotalFee: $quotedTotalFee) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation TakePlatformPrice($orderId: ID!, $quotedTotalFee: Fen!) {\n    answer: takePlatformPrice(orderId: $orderId, quotedTotalFee: $quotedTotalFee) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderBiddingFacts on Order {\n    status\n    bidding { state endsAt }\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment OrderBiddingFacts on Order {\n    status\n    bidding { state endsAt }\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderAmount on Order {\n    totalAmount\n    bidding { state }\n  }\n"): (typeof documents)["\n  fragment OrderAmount on Order {\n    totalAmount\n    bidding { state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BillSheet on Bill {\n    month\n    isOver\n    opening\n    closing\n    lines { type count moneyIn moneyOut }\n    direct { type count moneyIn moneyOut }\n    fee\n    invoiceable\n  }\n"): (typeof documents)["\n  fragment BillSheet on Bill {\n    month\n    isOver\n    opening\n    closing\n    lines { type count moneyIn moneyOut }\n    direct { type count moneyIn moneyOut }\n    fee\n    invoiceable\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceCard on Bill {\n    month\n    isOver\n    invoiceable\n    invoice { id kind title taxNo email amount status answer createdAt }\n  }\n"): (typeof documents)["\n  fragment InvoiceCard on Bill {\n    month\n    isOver\n    invoiceable\n    invoice { id kind title taxNo email amount status answer createdAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestInvoice($input: InvoiceInput!) {\n    answer: requestInvoice(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RequestInvoice($input: InvoiceInput!) {\n    answer: requestInvoice(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment YearChart on Bill {\n    month\n    closing\n    lines { moneyIn moneyOut }\n  }\n"): (typeof documents)["\n  fragment YearChart on Bill {\n    month\n    closing\n    lines { moneyIn moneyOut }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveCall on Call {\n    id\n    orderId\n    senderId\n    senderName\n    orderNo\n    customerName\n    type\n    status\n    access { token gatewayUrl iceServers { urls username credential } }\n  }\n"): (typeof documents)["\n  fragment LiveCall on Call {\n    id\n    orderId\n    senderId\n    senderName\n    orderNo\n    customerName\n    type\n    status\n    access { token gatewayUrl iceServers { urls username credential } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartCall($orderId: ID!, $callType: CallType!) {\n    answer: startCall(orderId: $orderId, type: $callType) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation StartCall($orderId: ID!, $callType: CallType!) {\n    answer: startCall(orderId: $orderId, type: $callType) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InformCall($callId: ID!) {\n    answer: informCall(callId: $callId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation InformCall($callId: ID!) {\n    answer: informCall(callId: $callId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerCall($callId: ID!, $windowKey: String!) {\n    answer: answerCall(callId: $callId, windowKey: $windowKey) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerCall($callId: ID!, $windowKey: String!) {\n    answer: answerCall(callId: $callId, windowKey: $windowKey) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepCall($callId: ID!) {\n    answer: keepCall(callId: $callId) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation KeepCall($callId: ID!) {\n    answer: keepCall(callId: $callId) {\n      __typename\n      ...LiveCall\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndCall($callId: ID!, $senderId: ID, $windowKey: String) {\n    endCall(callId: $callId, senderId: $senderId, windowKey: $windowKey) { __typename }\n  }\n"): (typeof documents)["\n  mutation EndCall($callId: ID!, $senderId: ID, $windowKey: String) {\n    endCall(callId: $callId, senderId: $senderId, windowKey: $windowKey) { __typename }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentCall {\n    currentCall { ...LiveCall }\n  }\n"): (typeof documents)["\n  query CurrentCall {\n    currentCall { ...LiveCall }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderContact($orderId: ID!) {\n    orderContact(orderId: $orderId) {\n      orderNo\n      customerName\n      isPlatform\n      workerName\n      workerPhone\n      isCallable\n      contacts { nickname mobile }\n    }\n  }\n"): (typeof documents)["\n  query OrderContact($orderId: ID!) {\n    orderContact(orderId: $orderId) {\n      orderNo\n      customerName\n      isPlatform\n      workerName\n      workerPhone\n      isCallable\n      contacts { nickname mobile }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSliderCaptcha {\n    answer: startSliderCaptcha {\n      __typename\n      ... on SliderChallenge {\n        challenge\n        gt\n        provider\n        isProviderOnline\n        puzzle { width height background piece pieceWidth pieceHeight pieceTop }\n      }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation StartSliderCaptcha {\n    answer: startSliderCaptcha {\n      __typename\n      ... on SliderChallenge {\n        challenge\n        gt\n        provider\n        isProviderOnline\n        puzzle { width height background piece pieceWidth pieceHeight pieceTop }\n      }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SolveSliderCaptcha($input: SolveSliderInput!) {\n    answer: solveSliderCaptcha(input: $input) {\n      __typename\n      ... on SliderSolution { validate seccode }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SolveSliderCaptcha($input: SolveSliderInput!) {\n    answer: solveSliderCaptcha(input: $input) {\n      __typename\n      ... on SliderSolution { validate seccode }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ValidateCaptcha($input: ValidateCaptchaInput!) {\n    answer: validateCaptcha(input: $input) {\n      __typename\n      ... on CaptchaGrant { grant }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ValidateCaptcha($input: ValidateCaptchaInput!) {\n    answer: validateCaptcha(input: $input) {\n      __typename\n      ... on CaptchaGrant { grant }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComplaintItem on Complaint {\n    id\n    orderId\n    orderNo\n    objectName\n    content\n    imageUrls\n    status\n    statusName\n    suggestion\n    createdAt\n    endedAt\n    canRevoke\n  }\n"): (typeof documents)["\n  fragment ComplaintItem on Complaint {\n    id\n    orderId\n    orderNo\n    objectName\n    content\n    imageUrls\n    status\n    statusName\n    suggestion\n    createdAt\n    endedAt\n    canRevoke\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplainableOrders($orderId: ID) {\n    viewer {\n      complainableOrders(orderId: $orderId) {\n        orderNo\n        statusName\n        goodsTypeName\n        serviceTypeName\n        customerName\n        hasWorkerToBlame\n        openObjects\n      }\n    }\n  }\n"): (typeof documents)["\n  query ComplainableOrders($orderId: ID) {\n    viewer {\n      complainableOrders(orderId: $orderId) {\n        orderNo\n        statusName\n        goodsTypeName\n        serviceTypeName\n        customerName\n        hasWorkerToBlame\n        openObjects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FileComplaint($input: ComplaintInput!) {\n    answer: fileComplaint(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation FileComplaint($input: ComplaintInput!) {\n    answer: fileComplaint(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeComplaint($id: ID!) {\n    answer: revokeComplaint(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeComplaint($id: ID!) {\n    answer: revokeComplaint(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpPage($title: String) {\n    articles(type: HELP, page: 1, pageSize: 50) {\n      nodes { id title }\n    }\n    article(type: HELP, title: $title) { title content createdAt }\n  }\n"): (typeof documents)["\n  query HelpPage($title: String) {\n    articles(type: HELP, page: 1, pageSize: 50) {\n      nodes { id title }\n    }\n    article(type: HELP, title: $title) { title content createdAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpSearch {\n    articles(type: HELP, page: 1, pageSize: 50) {\n      nodes { id title content }\n    }\n  }\n"): (typeof documents)["\n  query HelpSearch {\n    articles(type: HELP, page: 1, pageSize: 50) {\n      nodes { id title content }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AllOffers on Viewer {\n    offers {\n      activity\n      apiKeys\n      areaWishes\n      batchOrders\n      bids\n      bills\n      devices\n      feedback\n      goodsDetails\n      ledger\n      library\n      listTools\n      markupRequests\n      messageGroups\n      messageSettings\n      personalData\n      webhooks\n      phoneUploads\n      profits\n      progressLinks\n      recipients\n      reminders\n      smallPayment\n      templates\n      todos\n    }\n  }\n"): (typeof documents)["\n  fragment AllOffers on Viewer {\n    offers {\n      activity\n      apiKeys\n      areaWishes\n      batchOrders\n      bids\n      bills\n      devices\n      feedback\n      goodsDetails\n      ledger\n      library\n      listTools\n      markupRequests\n      messageGroups\n      messageSettings\n      personalData\n      webhooks\n      phoneUploads\n      profits\n      progressLinks\n      recipients\n      reminders\n      smallPayment\n      templates\n      todos\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BalanceCard on Wallet {\n    balance\n    withdrawing\n  }\n"): (typeof documents)["\n  fragment BalanceCard on Wallet {\n    balance\n    withdrawing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndFirstSteps {\n    answer: endFirstSteps {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation EndFirstSteps {\n    answer: endFirstSteps {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HelpCard on ArticlePage {\n    nodes { id title }\n  }\n"): (typeof documents)["\n  fragment HelpCard on ArticlePage {\n    nodes { id title }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeCards {\n    adverts(location: CUSTOMER_HOME) { ...AdvertCarousel }\n    notices: articles(type: NOTICE, page: 1, pageSize: 3) { ...NoticesCard }\n    help: articles(type: HELP, page: 1, pageSize: 3) { ...HelpCard }\n    viewer { ...OrderAlerts }\n  }\n"): (typeof documents)["\n  query HomeCards {\n    adverts(location: CUSTOMER_HOME) { ...AdvertCarousel }\n    notices: articles(type: NOTICE, page: 1, pageSize: 3) { ...NoticesCard }\n    help: articles(type: HELP, page: 1, pageSize: 3) { ...HelpCard }\n    viewer { ...OrderAlerts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeOrders on OrderPage {\n    nodes { id ...RecentOrder }\n    total\n  }\n"): (typeof documents)["\n  fragment HomeOrders on OrderPage {\n    nodes { id ...RecentOrder }\n    total\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Consignment on Consignment {\n    orderId\n    orderNo\n    goodsTypeName\n    customerName\n    hasArrived\n    number\n    company\n  }\n"): (typeof documents)["\n  fragment Consignment on Consignment {\n    orderId\n    orderNo\n    goodsTypeName\n    customerName\n    hasArrived\n    number\n    company\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogisticsCard on ConsignmentPage {\n    nodes { orderId ...Consignment }\n  }\n"): (typeof documents)["\n  fragment LogisticsCard on ConsignmentPage {\n    nodes { orderId ...Consignment }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdvertCarousel on Advert {\n    title\n    image\n    url\n  }\n"): (typeof documents)["\n  fragment AdvertCarousel on Advert {\n    title\n    image\n    url\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeNotice($id: ID!) {\n    article(type: NOTICE, articleId: $id) { content createdAt }\n  }\n"): (typeof documents)["\n  query HomeNotice($id: ID!) {\n    article(type: NOTICE, articleId: $id) { content createdAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoticesCard on ArticlePage {\n    nodes { id title createdAt }\n  }\n"): (typeof documents)["\n  fragment NoticesCard on ArticlePage {\n    nodes { id title createdAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublishButtons on Buttons {\n    immediateOrder\n    normalOrder\n  }\n"): (typeof documents)["\n  fragment PublishButtons on Buttons {\n    immediateOrder\n    normalOrder\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderAlerts on Viewer {\n    abnormal: abnormalRecords(status: NOT_FOLLOW_UP, page: 1, pageSize: 4) { ...UnsolvedCard }\n    unanswered: orderMessages(topic: UNANSWERED, page: 1, pageSize: 3) {\n      nodes { id ...Reminder }\n      total\n    }\n    rescheduled: orderMessages(topic: RESCHEDULED, page: 1, pageSize: 3) {\n      nodes { id ...Reminder }\n      total\n    }\n    consignments(page: 1, pageSize: 4) { ...LogisticsCard }\n  }\n"): (typeof documents)["\n  fragment OrderAlerts on Viewer {\n    abnormal: abnormalRecords(status: NOT_FOLLOW_UP, page: 1, pageSize: 4) { ...UnsolvedCard }\n    unanswered: orderMessages(topic: UNANSWERED, page: 1, pageSize: 3) {\n      nodes { id ...Reminder }\n      total\n    }\n    rescheduled: orderMessages(topic: RESCHEDULED, page: 1, pageSize: 3) {\n      nodes { id ...Reminder }\n      total\n    }\n    consignments(page: 1, pageSize: 4) { ...LogisticsCard }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeAlerts {\n    viewer { ...OrderAlerts }\n  }\n"): (typeof documents)["\n  query HomeAlerts {\n    viewer { ...OrderAlerts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Reminder on OrderMessage {\n    id\n    text\n    createdAt\n    orderNo\n  }\n"): (typeof documents)["\n  fragment Reminder on OrderMessage {\n    id\n    text\n    createdAt\n    orderNo\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TodoOrder on Order {\n    id\n    orderNo\n    type\n    customerName\n    goodsTypeName\n    serviceTypeName\n    totalAmount\n    appointmentAt\n    workerName\n    paidAt\n    expiresAt\n    acceptanceDueAt\n    actions\n    overdueStep\n    matters { kind hint }\n    ...OverdueVisit\n  }\n"): (typeof documents)["\n  fragment TodoOrder on Order {\n    id\n    orderNo\n    type\n    customerName\n    goodsTypeName\n    serviceTypeName\n    totalAmount\n    appointmentAt\n    workerName\n    paidAt\n    expiresAt\n    acceptanceDueAt\n    actions\n    overdueStep\n    matters { kind hint }\n    ...OverdueVisit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TodosCard on Todo {\n    kind\n    total\n    orders { id ...TodoOrder }\n  }\n"): (typeof documents)["\n  fragment TodosCard on Todo {\n    kind\n    total\n    orders { id ...TodoOrder }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnsolvedCard on AbnormalPage {\n    nodes { id orderId orderNo type description createdAt }\n    total\n  }\n"): (typeof documents)["\n  fragment UnsolvedCard on AbnormalPage {\n    nodes { id orderId orderNo type description createdAt }\n    total\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeDayVisits($from: DateTime!, $to: DateTime!, $pageSize: Int!) {\n    viewer {\n      orders(\n        filter: { status: INSERVICE, appointedFrom: $from, appointedTo: $to }\n        sort: APPOINTMENT_ASC\n        page: 1\n        pageSize: $pageSize\n      ) {\n        nodes { id appointmentAt ...RecentOrder }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeDayVisits($from: DateTime!, $to: DateTime!, $pageSize: Int!) {\n    viewer {\n      orders(\n        filter: { status: INSERVICE, appointedFrom: $from, appointedTo: $to }\n        sort: APPOINTMENT_ASC\n        page: 1\n        pageSize: $pageSize\n      ) {\n        nodes { id appointmentAt ...RecentOrder }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeVisitDays($monthOffset: Int!) {\n    viewer {\n      visitDays(monthOffset: $monthOffset, filter: INSERVICE) { date count }\n    }\n  }\n"): (typeof documents)["\n  query HomeVisitDays($monthOffset: Int!) {\n    viewer {\n      visitDays(monthOffset: $monthOffset, filter: INSERVICE) { date count }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeWaybill($number: String!) {\n    waybillTrack(number: $number) { ...TrackFacts }\n  }\n"): (typeof documents)["\n  query HomeWaybill($number: String!) {\n    waybillTrack(number: $number) { ...TrackFacts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    answer: createApiKey(input: $input) {\n      __typename\n      ... on FreshApiKey { secret }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    answer: createApiKey(input: $input) {\n      __typename\n      ... on FreshApiKey { secret }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateApiKey($keyId: ID!, $code: String!) {\n    answer: rotateApiKey(keyId: $keyId, code: $code) {\n      __typename\n      ... on FreshApiKey { secret }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RotateApiKey($keyId: ID!, $code: String!) {\n    answer: rotateApiKey(keyId: $keyId, code: $code) {\n      __typename\n      ... on FreshApiKey { secret }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($keyId: ID!) {\n    answer: revokeApiKey(keyId: $keyId) { __typename ...Refusal }\n  }\n"): (typeof documents)["\n  mutation RevokeApiKey($keyId: ID!) {\n    answer: revokeApiKey(keyId: $keyId) { __typename ...Refusal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KeyFacts on ApiKey {\n    id\n    mode\n    name\n    tail\n    scopes\n    addresses\n    dayLimit\n    paidToday\n    createdAt\n    lastUsedAt\n    lastUsedFrom\n    oldSecretUntil\n  }\n"): (typeof documents)["\n  fragment KeyFacts on ApiKey {\n    id\n    mode\n    name\n    tail\n    scopes\n    addresses\n    dayLimit\n    paidToday\n    createdAt\n    lastUsedAt\n    lastUsedFrom\n    oldSecretUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeedbackCard on Feedback {\n    id\n    content\n    imageUrls\n    createdAt\n    reply\n  }\n"): (typeof documents)["\n  fragment FeedbackCard on Feedback {\n    id\n    content\n    imageUrls\n    createdAt\n    reply\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendFeedback($content: String!, $imageUrls: [String!]) {\n    answer: sendFeedback(content: $content, imageUrls: $imageUrls) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SendFeedback($content: String!, $imageUrls: [String!]) {\n    answer: sendFeedback(content: $content, imageUrls: $imageUrls) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FollowUpNotes on Order {\n    id\n    orderNo\n    latestFollowUp { content createdAt total }\n  }\n"): (typeof documents)["\n  fragment FollowUpNotes on Order {\n    id\n    orderNo\n    latestFollowUp { content createdAt total }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderFollowUps($orderId: ID!) {\n    followUps(orderId: $orderId) { id content imageUrls createdAt }\n  }\n"): (typeof documents)["\n  query OrderFollowUps($orderId: ID!) {\n    followUps(orderId: $orderId) { id content imageUrls createdAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddFollowUp($input: FollowUpInput!, $idempotencyKey: String!) {\n    answer: addFollowUp(input: $input, idempotencyKey: $idempotencyKey) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation AddFollowUp($input: FollowUpInput!, $idempotencyKey: String!) {\n    answer: addFollowUp(input: $input, idempotencyKey: $idempotencyKey) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditFollowUp($id: ID!, $input: FollowUpInput!) {\n    answer: editFollowUp(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation EditFollowUp($id: ID!, $input: FollowUpInput!) {\n    answer: editFollowUp(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFollowUp($id: ID!) {\n    answer: deleteFollowUp(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteFollowUp($id: ID!) {\n    answer: deleteFollowUp(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLibraryGoods($ids: [ID!]!) {\n    answer: deleteLibraryGoods(ids: $ids) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLibraryGoods($ids: [ID!]!) {\n    answer: deleteLibraryGoods(ids: $ids) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoodsCard on LibraryGoods {\n    id\n    name\n    goodsTypeName\n    imageUrl\n    videoUrl\n    description\n    sku\n  }\n"): (typeof documents)["\n  fragment GoodsCard on LibraryGoods {\n    id\n    name\n    goodsTypeName\n    imageUrl\n    videoUrl\n    description\n    sku\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoodsFormPage($id: ID!, $hasGood: Boolean!) {\n    goodsTypes { id name children { id name } }\n    viewer {\n      libraryGood(id: $id) @include(if: $hasGood) {\n        id\n        name\n        goodsTypeId\n        imageUrl\n        videoUrl\n        shopUrl\n        description\n        sku\n        volume\n        packingCount\n        weight\n        costPrice\n      }\n    }\n  }\n"): (typeof documents)["\n  query GoodsFormPage($id: ID!, $hasGood: Boolean!) {\n    goodsTypes { id name children { id name } }\n    viewer {\n      libraryGood(id: $id) @include(if: $hasGood) {\n        id\n        name\n        goodsTypeId\n        imageUrl\n        videoUrl\n        shopUrl\n        description\n        sku\n        volume\n        packingCount\n        weight\n        costPrice\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoodsBySku($sku: String!) {\n    viewer { libraryGoodBySku(sku: $sku) { id name } }\n  }\n"): (typeof documents)["\n  query GoodsBySku($sku: String!) {\n    viewer { libraryGoodBySku(sku: $sku) { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddLibraryGoods($input: LibraryGoodsInput!, $idempotencyKey: String!) {\n    answer: addLibraryGoods(input: $input, idempotencyKey: $idempotencyKey) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation AddLibraryGoods($input: LibraryGoodsInput!, $idempotencyKey: String!) {\n    answer: addLibraryGoods(input: $input, idempotencyKey: $idempotencyKey) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeLibraryGoods($id: ID!, $input: LibraryGoodsInput!) {\n    answer: changeLibraryGoods(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeLibraryGoods($id: ID!, $input: LibraryGoodsInput!) {\n    answer: changeLibraryGoods(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasteLibraryGoods($imageUrl: String!, $goods: [PastedGoodsInput!]!, $idempotencyKey: String!) {\n    answer: pasteLibraryGoods(imageUrl: $imageUrl, goods: $goods, idempotencyKey: $idempotencyKey) {\n      __typename\n      ... on LibraryGoodsPasted { added leftOut }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation PasteLibraryGoods($imageUrl: String!, $goods: [PastedGoodsInput!]!, $idempotencyKey: String!) {\n    answer: pasteLibraryGoods(imageUrl: $imageUrl, goods: $goods, idempotencyKey: $idempotencyKey) {\n      __typename\n      ... on LibraryGoodsPasted { added leftOut }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyAsServiceProvider($input: ServiceApplicationInput!) {\n    answer: applyAsServiceProvider(input: $input) {\n      __typename\n      ... on ServiceApplicationSent { ok }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyAsServiceProvider($input: ServiceApplicationInput!) {\n    answer: applyAsServiceProvider(input: $input) {\n      __typename\n      ... on ServiceApplicationSent { ok }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LogisticsCompanies($name: String) {\n    logisticsCompanies(name: $name) { id: code name }\n  }\n"): (typeof documents)["\n  query LogisticsCompanies($name: String) {\n    logisticsCompanies(name: $name) { id: code name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddressLocation($address: String!) {\n    addressLocation(address: $address) { lng lat }\n  }\n"): (typeof documents)["\n  query AddressLocation($address: String!) {\n    addressLocation(address: $address) { lng lat }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PointAddress($lng: Float!, $lat: Float!) {\n    pointAddress(lng: $lng, lat: $lat)\n  }\n"): (typeof documents)["\n  query PointAddress($lng: Float!, $lat: Float!) {\n    pointAddress(lng: $lng, lat: $lat)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MarkupItem on Markup {\n    id\n    orderId\n    orderNo\n    isRequest\n    isCancellable\n    status\n    amount\n    kind\n    markupType\n    remark\n    createdAt\n    createdBy\n    createdByPhone\n    rejectReason\n    dealtAt\n    payWay\n  }\n"): (typeof documents)["\n  fragment MarkupItem on Markup {\n    id\n    orderId\n    orderNo\n    isRequest\n    isCancellable\n    status\n    amount\n    kind\n    markupType\n    remark\n    createdAt\n    createdBy\n    createdByPhone\n    rejectReason\n    dealtAt\n    payWay\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderMarkups($orderId: ID!) {\n    markups(orderId: $orderId) { id ...MarkupItem }\n  }\n"): (typeof documents)["\n  query OrderMarkups($orderId: ID!) {\n    markups(orderId: $orderId) { id ...MarkupItem }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkupRequests {\n    viewer { markupRequests { nodes { id ...MarkupItem } total } }\n  }\n"): (typeof documents)["\n  query MarkupRequests {\n    viewer { markupRequests { nodes { id ...MarkupItem } total } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkupState($id: ID!, $isRequest: Boolean!) {\n    markup(id: $id, isRequest: $isRequest) { id status }\n  }\n"): (typeof documents)["\n  query MarkupState($id: ID!, $isRequest: Boolean!) {\n    markup(id: $id, isRequest: $isRequest) { id status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkupOrder($id: ID!) {\n    order(id: $id) { id orderNo type status service { isMarkupOver } blockedActions { action reason } }\n    dictItems(code: MARKUP_TYPE) { text value }\n  }\n"): (typeof documents)["\n  query MarkupOrder($id: ID!) {\n    order(id: $id) { id orderNo type status service { isMarkupOver } blockedActions { action reason } }\n    dictItems(code: MARKUP_TYPE) { text value }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkupRequestOrder($id: ID!) {\n    order(id: $id) { id status service { isMarkupOver } blockedActions { action reason } }\n  }\n"): (typeof documents)["\n  query MarkupRequestOrder($id: ID!) {\n    order(id: $id) { id status service { isMarkupOver } blockedActions { action reason } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayMarkup($input: PayMarkupInput!) {\n    answer: payMarkup(input: $input) {\n      __typename\n      ...Refusal\n      ... on MarkupPayment { markupId pageHtml qrCode }\n    }\n  }\n"): (typeof documents)["\n  mutation PayMarkup($input: PayMarkupInput!) {\n    answer: payMarkup(input: $input) {\n      __typename\n      ...Refusal\n      ... on MarkupPayment { markupId pageHtml qrCode }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveMarkup($input: ApproveMarkupInput!) {\n    answer: approveMarkup(input: $input) {\n      __typename\n      ...Refusal\n      ... on MarkupPayment { markupId pageHtml qrCode }\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveMarkup($input: ApproveMarkupInput!) {\n    answer: approveMarkup(input: $input) {\n      __typename\n      ...Refusal\n      ... on MarkupPayment { markupId pageHtml qrCode }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectMarkup($markupId: ID!, $reason: String!) {\n    answer: rejectMarkup(markupId: $markupId, reason: $reason) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RejectMarkup($markupId: ID!, $reason: String!) {\n    answer: rejectMarkup(markupId: $markupId, reason: $reason) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelMarkup($markupId: ID!) {\n    answer: cancelMarkup(markupId: $markupId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation CancelMarkup($markupId: ID!) {\n    answer: cancelMarkup(markupId: $markupId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushKey {\n    viewer { pushKey }\n  }\n"): (typeof documents)["\n  query PushKey {\n    viewer { pushKey }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPushBrowser($endpoint: String!, $p256dh: String!, $auth: String!) {\n    answer: addPushBrowser(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation AddPushBrowser($endpoint: String!, $p256dh: String!, $auth: String!) {\n    answer: addPushBrowser(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePushBrowser($endpoint: String!) {\n    answer: removePushBrowser(endpoint: $endpoint) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePushBrowser($endpoint: String!) {\n    answer: removePushBrowser(endpoint: $endpoint) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageGroupItem on MessageGroup {\n    orderId\n    orderNo\n    customerName\n    orderStatus\n    orderStatusName\n    total\n    unread\n    messages { id ...MessageItem }\n  }\n"): (typeof documents)["\n  fragment MessageGroupItem on MessageGroup {\n    orderId\n    orderNo\n    customerName\n    orderStatus\n    orderStatusName\n    total\n    unread\n    messages { id ...MessageItem }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessageRead($messageId: ID!) {\n    answer: markMessageRead(messageId: $messageId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation MarkMessageRead($messageId: ID!) {\n    answer: markMessageRead(messageId: $messageId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAllMessagesRead($kind: MessageKind, $title: String, $asOf: Int) {\n    answer: markAllMessagesRead(kind: $kind, title: $title, asOf: $asOf) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation MarkAllMessagesRead($kind: MessageKind, $title: String, $asOf: Int) {\n    answer: markAllMessagesRead(kind: $kind, title: $title, asOf: $asOf) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessageGroupRead($kind: MessageKind!, $orderId: ID, $asOf: Int) {\n    answer: markMessageGroupRead(kind: $kind, orderId: $orderId, asOf: $asOf) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation MarkMessageGroupRead($kind: MessageKind!, $orderId: ID, $asOf: Int) {\n    answer: markMessageGroupRead(kind: $kind, orderId: $orderId, asOf: $asOf) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageItem on Message {\n    id\n    kind\n    title\n    content\n    text\n    topic\n    isRead\n    createdAt\n    associatedId\n  }\n"): (typeof documents)["\n  fragment MessageItem on Message {\n    id\n    kind\n    title\n    content\n    text\n    topic\n    isRead\n    createdAt\n    associatedId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveMessageSettings($offTopics: [MessageTopic!]!, $quietHours: QuietHoursInput) {\n    answer: saveMessageSettings(offTopics: $offTopics, quietHours: $quietHours) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SaveMessageSettings($offTopics: [MessageTopic!]!, $quietHours: QuietHoursInput) {\n    answer: saveMessageSettings(offTopics: $offTopics, quietHours: $quietHours) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveReminderSettings(\n    $sms: [ReminderEvent!]!\n    $wechat: [ReminderEvent!]!\n    $quietHours: QuietHoursInput\n    $isSmsOff: Boolean!\n  ) {\n    answer: saveReminderSettings(sms: $sms, wechat: $wechat, quietHours: $quietHours, isSmsOff: $isSmsOff) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SaveReminderSettings(\n    $sms: [ReminderEvent!]!\n    $wechat: [ReminderEvent!]!\n    $quietHours: QuietHoursInput\n    $isSmsOff: Boolean!\n  ) {\n    answer: saveReminderSettings(sms: $sms, wechat: $wechat, quietHours: $quietHours, isSmsOff: $isSmsOff) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageSettings {\n    viewer {\n      messageSettings { offTopics quietHours { from until } }\n      reminderSettings {\n        sms\n        wechat\n        quietHours { from until }\n        isSmsOff\n        hasSms\n        hasWechat\n        isWechatBound\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessageSettings {\n    viewer {\n      messageSettings { offTopics quietHours { from until } }\n      reminderSettings {\n        sms\n        wechat\n        quietHours { from until }\n        isSmsOff\n        hasSms\n        hasWechat\n        isWechatBound\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbnormalCount {\n    viewer { orderCounts { filter count } }\n  }\n"): (typeof documents)["\n  query AbnormalCount {\n    viewer { orderCounts { filter count } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasicInfo on Order {\n    orderNo\n    createdAt\n    expectedAt\n    servicePeriods { date startTime endTime }\n    packingCount\n    totalVolume\n    isArrival\n    needsPickup\n    logisticsCompany\n    logisticsNo\n    logisticsPhone\n    pickupCode\n    pickupAddress\n    transportAt\n    verifType\n    verifOrderNo\n    remark\n    shopName\n    shopOrderNo\n    contactName\n    contactPhone\n    ...GoodsList\n  }\n"): (typeof documents)["\n  fragment BasicInfo on Order {\n    orderNo\n    createdAt\n    expectedAt\n    servicePeriods { date startTime endTime }\n    packingCount\n    totalVolume\n    isArrival\n    needsPickup\n    logisticsCompany\n    logisticsNo\n    logisticsPhone\n    pickupCode\n    pickupAddress\n    transportAt\n    verifType\n    verifOrderNo\n    remark\n    shopName\n    shopOrderNo\n    contactName\n    contactPhone\n    ...GoodsList\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CustomerFacts on Order {\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    hasLift\n    floors\n  }\n"): (typeof documents)["\n  fragment CustomerFacts on Order {\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    hasLift\n    floors\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeeTable on Order {\n    lines { name fee }\n    originalAmount\n    payWay\n    ...OrderAmount\n    bidding { state }\n    paidAt\n    service {\n      paymentNo\n      paidMarkups { type amount payWay paidAt remark }\n    }\n  }\n"): (typeof documents)["\n  fragment FeeTable on Order {\n    lines { name fee }\n    originalAmount\n    payWay\n    ...OrderAmount\n    bidding { state }\n    paidAt\n    service {\n      paymentNo\n      paidMarkups { type amount payWay paidAt remark }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoodsList on Order {\n    items { id name goodsTypeName count packingMethod description imageUrl videoUrl }\n  }\n"): (typeof documents)["\n  fragment GoodsList on Order {\n    items { id name goodsTypeName count packingMethod description imageUrl videoUrl }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFees on Order { ...FeeTable }\n"): (typeof documents)["\n  fragment OrderFees on Order { ...FeeTable }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderDetail on Order {\n    id\n    orderNo\n    bidding { state }\n    ...OrderDetailHead\n    ...OrderProgress\n    ...MasterCard\n    ...BasicInfo\n    ...CustomerFacts\n    ...OrderFees\n    ...DetailTimeline\n    ...ServiceInfo\n    ...LogisticsInfo\n    ...OrderBiddingFacts\n  }\n"): (typeof documents)["\n  fragment OrderDetail on Order {\n    id\n    orderNo\n    bidding { state }\n    ...OrderDetailHead\n    ...OrderProgress\n    ...MasterCard\n    ...BasicInfo\n    ...CustomerFacts\n    ...OrderFees\n    ...DetailTimeline\n    ...ServiceInfo\n    ...LogisticsInfo\n    ...OrderBiddingFacts\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderDetail($id: ID!) {\n    order(id: $id) { ...OrderDetail }\n  }\n"): (typeof documents)["\n  query OrderDetail($id: ID!) {\n    order(id: $id) { ...OrderDetail }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CopyOrder on Order {\n    orderNo\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    serviceTypeName\n    displayStatus\n    matters { label }\n    items { name count }\n  }\n"): (typeof documents)["\n  fragment CopyOrder on Order {\n    orderNo\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    serviceTypeName\n    displayStatus\n    matters { label }\n    items { name count }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderDetailHead on Order {\n    id\n    orderNo\n    type\n    goodsTypeName\n    serviceTypeName\n    customerName\n    customerPhone\n    displayAddress\n    paidAt\n    ...OrderAmount\n    ...OrderStatus\n    ...OrderActions\n    ...CopyOrder\n    items { id imageUrl }\n    ...ItemThumbnails\n    ...VisitTime\n    ...EditRequest\n  }\n"): (typeof documents)["\n  fragment OrderDetailHead on Order {\n    id\n    orderNo\n    type\n    goodsTypeName\n    serviceTypeName\n    customerName\n    customerPhone\n    displayAddress\n    paidAt\n    ...OrderAmount\n    ...OrderStatus\n    ...OrderActions\n    ...CopyOrder\n    items { id imageUrl }\n    ...ItemThumbnails\n    ...VisitTime\n    ...EditRequest\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MasterCard on Order {\n    type\n    workerName\n    workerPhone\n    workerAvatar\n    workerVerifiedAt\n    service {\n      masterRating { average total }\n    }\n  }\n"): (typeof documents)["\n  fragment MasterCard on Order {\n    type\n    workerName\n    workerPhone\n    workerAvatar\n    workerVerifiedAt\n    service {\n      masterRating { average total }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderProgress on Order {\n    status\n    createdAt\n    paidAt\n    assignedAt\n    completedAt\n    acceptedAt\n    service {\n      completion { content }\n      verifiedAt\n      evaluation { createdAt }\n    }\n    ...OverdueVisit\n  }\n"): (typeof documents)["\n  fragment OrderProgress on Order {\n    status\n    createdAt\n    paidAt\n    assignedAt\n    completedAt\n    acceptedAt\n    service {\n      completion { content }\n      verifiedAt\n      evaluation { createdAt }\n    }\n    ...OverdueVisit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VisitTime on Order {\n    id\n    status\n    expectedAt\n    appointmentAt\n    servicePeriods { date startTime endTime }\n    visitDueAt\n    service {\n      pickUp { content }\n      signIn { at }\n    }\n  }\n"): (typeof documents)["\n  fragment VisitTime on Order {\n    id\n    status\n    expectedAt\n    appointmentAt\n    servicePeriods { date startTime endTime }\n    visitDueAt\n    service {\n      pickUp { content }\n      signIn { at }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogisticsInfo on Order {\n    id\n    logisticsNo\n    logisticsCompany\n    isArrival\n    needsPickup\n    pickupAddress\n    displayAddress\n    service {\n      pickUp { content }\n      signIn { at }\n    }\n  }\n"): (typeof documents)["\n  fragment LogisticsInfo on Order {\n    id\n    logisticsNo\n    logisticsCompany\n    isArrival\n    needsPickup\n    pickupAddress\n    displayAddress\n    service {\n      pickUp { content }\n      signIn { at }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderPlaceFacts on OrderPlaces {\n    address { lng lat }\n    pickup { lng lat }\n    signIn { lng lat }\n    pickupDistance\n    isDrivingDistance\n    route { lng lat }\n  }\n"): (typeof documents)["\n  fragment OrderPlaceFacts on OrderPlaces {\n    address { lng lat }\n    pickup { lng lat }\n    signIn { lng lat }\n    pickupDistance\n    isDrivingDistance\n    route { lng lat }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPlaces($id: ID!) {\n    orderRecords(orderId: $id) {\n      places { ...OrderPlaceFacts }\n    }\n  }\n"): (typeof documents)["\n  query OrderPlaces($id: ID!) {\n    orderRecords(orderId: $id) {\n      places { ...OrderPlaceFacts }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RouteTrack on WaybillTrack {\n    steps { time text }\n  }\n"): (typeof documents)["\n  fragment RouteTrack on WaybillTrack {\n    steps { time text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrackFacts on WaybillTrack {\n    stateName\n    steps { time text }\n  }\n"): (typeof documents)["\n  fragment TrackFacts on WaybillTrack {\n    stateName\n    steps { time text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaybillTrack($number: String!) {\n    waybillTrack(number: $number) { ...TrackFacts ...RouteTrack }\n  }\n"): (typeof documents)["\n  query WaybillTrack($number: String!) {\n    waybillTrack(number: $number) { ...TrackFacts ...RouteTrack }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Appointment on Order {\n    appointmentAt\n    service { isAppointed appointFailReason }\n  }\n"): (typeof documents)["\n  fragment Appointment on Order {\n    appointmentAt\n    service { isAppointed appointFailReason }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DetailTimeline on Order {\n    orderNo\n    displayAddress\n    pickupAddress\n    service {\n      signIn { area }\n      log { event }\n      ...OrderTimeline\n    }\n  }\n"): (typeof documents)["\n  fragment DetailTimeline on Order {\n    orderNo\n    displayAddress\n    pickupAddress\n    service {\n      signIn { area }\n      log { event }\n      ...OrderTimeline\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Evaluation on OrderService {\n    evaluation { star content tags isAnonymous imageUrls createdAt }\n  }\n"): (typeof documents)["\n  fragment Evaluation on OrderService {\n    evaluation { star content tags isAnonymous imageUrls createdAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderRecords($id: ID!) {\n    orderRecords(orderId: $id) {\n      pickUp { content imageUrls }\n      writeOffs { content imageUrls createdAt }\n      newPhotos { content imageUrls createdAt }\n      takeDelivery { at workerName driverName driverPhone }\n    }\n  }\n"): (typeof documents)["\n  query OrderRecords($id: ID!) {\n    orderRecords(orderId: $id) {\n      pickUp { content imageUrls }\n      writeOffs { content imageUrls createdAt }\n      newPhotos { content imageUrls createdAt }\n      takeDelivery { at workerName driverName driverPhone }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderTimeline on OrderService {\n    log { event title content imageUrls takenAt takenArea operatorName at }\n  }\n"): (typeof documents)["\n  fragment OrderTimeline on OrderService {\n    log { event title content imageUrls takenAt takenArea operatorName at }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PickUp on OrderService {\n    pickupCar { driverName driverPhone dispatcher dispatcherPhone }\n    pickupCarType\n    pickupDistance\n    pickedUpBy\n    pickedUpByPhone\n    pickUp { content imageUrls }\n    log { event at }\n  }\n"): (typeof documents)["\n  fragment PickUp on OrderService {\n    pickupCar { driverName driverPhone dispatcher dispatcherPhone }\n    pickupCarType\n    pickupDistance\n    pickedUpBy\n    pickedUpByPhone\n    pickUp { content imageUrls }\n    log { event at }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServiceInfo on Order {\n    id\n    orderNo\n    type\n    workerName\n    workerPhone\n    assignedAt\n    completedAt\n    acceptedAt\n    isAcceptedBySystem\n    displayAddress\n    pickupAddress\n    ...Appointment\n    service {\n      pickUp { content }\n      completion { content imageUrls }\n      signIn { area }\n      verifiedAt\n      rejectReason\n      ...PickUp\n      ...SignIn\n      ...Evaluation\n    }\n  }\n"): (typeof documents)["\n  fragment ServiceInfo on Order {\n    id\n    orderNo\n    type\n    workerName\n    workerPhone\n    assignedAt\n    completedAt\n    acceptedAt\n    isAcceptedBySystem\n    displayAddress\n    pickupAddress\n    ...Appointment\n    service {\n      pickUp { content }\n      completion { content imageUrls }\n      signIn { area }\n      verifiedAt\n      rejectReason\n      ...PickUp\n      ...SignIn\n      ...Evaluation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignIn on OrderService {\n    signIn { at area isAreaNormal isTimeNormal }\n  }\n"): (typeof documents)["\n  fragment SignIn on OrderService {\n    signIn { at area isAreaNormal isTimeNormal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedOrder($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      isEditConfirmed\n      isDistrictOpen\n      customerName\n      customerPhone\n      provinceName\n      cityName\n      areaName\n      areaCode\n      address\n      hasLift\n      floors\n      isArrival\n      needsPickup\n      logisticsNo\n      expectedAt\n      remark\n      goodsTypeId\n      serviceTypeId\n      totalVolume\n      packingCount\n      originalAmount\n      items { name count goodsTypeId }\n    }\n  }\n"): (typeof documents)["\n  query EditedOrder($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      isEditConfirmed\n      isDistrictOpen\n      customerName\n      customerPhone\n      provinceName\n      cityName\n      areaName\n      areaCode\n      address\n      hasLift\n      floors\n      isArrival\n      needsPickup\n      logisticsNo\n      expectedAt\n      remark\n      goodsTypeId\n      serviceTypeId\n      totalVolume\n      packingCount\n      originalAmount\n      items { name count goodsTypeId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditOrder($input: EditOrderInput!) {\n    answer: editOrder(input: $input) {\n      __typename\n      ... on OrderEdited { isRequest }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation EditOrder($input: EditOrderInput!) {\n    answer: editOrder(input: $input) {\n      __typename\n      ... on OrderEdited { isRequest }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeOrderEdit($orderId: ID!) {\n    answer: revokeOrderEdit(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeOrderEdit($orderId: ID!) {\n    answer: revokeOrderEdit(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditRequest on Order {\n    id\n    editRequest { at changes { name from to } }\n  }\n"): (typeof documents)["\n  fragment EditRequest on Order {\n    id\n    editRequest { at changes { name from to } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderFilterOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {\n    viewer {\n      orderFilterOptions { filter label }\n      orderFilterChoices { serviceTypes carriers }\n    }\n    goodsTypes { name }\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n  }\n"): (typeof documents)["\n  query OrderFilterOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {\n    viewer {\n      orderFilterOptions { filter label }\n      orderFilterChoices { serviceTypes carriers }\n    }\n    goodsTypes { name }\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedOrder on Order {\n    id\n    orderNo\n    status\n    customerName\n    totalAmount\n    actions\n    needsPickup\n    logisticsNo\n    logisticsPhone\n    ...OrderRow\n  }\n"): (typeof documents)["\n  fragment ListedOrder on Order {\n    id\n    orderNo\n    status\n    customerName\n    totalAmount\n    actions\n    needsPickup\n    logisticsNo\n    logisticsPhone\n    ...OrderRow\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveOrders($ids: [ID!]!, $hasRows: Boolean!) {\n    viewer {\n      ordersById(ids: $ids) @include(if: $hasRows) { id ...ListedOrder }\n      orderCounts { filter count }\n    }\n  }\n"): (typeof documents)["\n  query LiveOrders($ids: [ID!]!, $hasRows: Boolean!) {\n    viewer {\n      ordersById(ids: $ids) @include(if: $hasRows) { id ...ListedOrder }\n      orderCounts { filter count }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BulkAcceptPhotos($id: ID!) {\n    order(id: $id) { id ...WorkPhotos }\n  }\n"): (typeof documents)["\n  query BulkAcceptPhotos($id: ID!) {\n    order(id: $id) { id ...WorkPhotos }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenOrders($ids: [ID!]!) {\n    viewer {\n      ordersById(ids: $ids) {\n        id\n        orderNo\n        status\n        customerName\n        totalAmount\n        actions\n        needsPickup\n        logisticsNo\n        logisticsPhone\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChosenOrders($ids: [ID!]!) {\n    viewer {\n      ordersById(ids: $ids) {\n        id\n        orderNo\n        status\n        customerName\n        totalAmount\n        actions\n        needsPickup\n        logisticsNo\n        logisticsPhone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedView on OrderView {\n    id\n    name\n    query\n    isPinned\n  }\n"): (typeof documents)["\n  fragment SavedView on OrderView {\n    id\n    name\n    query\n    isPinned\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedViews {\n    viewer {\n      orderViews { ...SavedView }\n    }\n  }\n"): (typeof documents)["\n  query SavedViews {\n    viewer {\n      orderViews { ...SavedView }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveView($name: String!, $query: String!) {\n    answer: saveOrderView(name: $name, query: $query) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SaveView($name: String!, $query: String!) {\n    answer: saveOrderView(name: $name, query: $query) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeView($id: ID!, $name: String, $isPinned: Boolean) {\n    answer: changeOrderView(id: $id, name: $name, isPinned: $isPinned) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeView($id: ID!, $name: String, $isPinned: Boolean) {\n    answer: changeOrderView(id: $id, name: $name, isPinned: $isPinned) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteView($id: ID!) {\n    answer: deleteOrderView(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteView($id: ID!) {\n    answer: deleteOrderView(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArrivingOrder($id: ID!) {\n    order(id: $id) {\n      needsPickup\n      provinceName\n      cityName\n      areaName\n      logisticsNo\n      logisticsPhone\n      logisticsCompany\n      pickupCode\n      pickupAddress\n    }\n  }\n"): (typeof documents)["\n  query ArrivingOrder($id: ID!) {\n    order(id: $id) {\n      needsPickup\n      provinceName\n      cityName\n      areaName\n      logisticsNo\n      logisticsPhone\n      logisticsCompany\n      pickupCode\n      pickupAddress\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImpressionTags {\n    impressionTags\n  }\n"): (typeof documents)["\n  query ImpressionTags {\n    impressionTags\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($orderId: ID!) {\n    answer: cancelOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($orderId: ID!) {\n    answer: cancelOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DelayAcceptance($orderId: ID!) {\n    answer: delayAcceptance(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation DelayAcceptance($orderId: ID!) {\n    answer: delayAcceptance(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOrder($orderId: ID!) {\n    answer: acceptOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptOrder($orderId: ID!) {\n    answer: acceptOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectWork($orderId: ID!, $reason: String!) {\n    answer: rejectWork(orderId: $orderId, reason: $reason) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RejectWork($orderId: ID!, $reason: String!) {\n    answer: rejectWork(orderId: $orderId, reason: $reason) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmArrival($input: ConfirmArrivalInput!) {\n    answer: confirmArrival(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmArrival($input: ConfirmArrivalInput!) {\n    answer: confirmArrival(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EvaluateOrder($input: EvaluateOrderInput!) {\n    answer: evaluateOrder(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation EvaluateOrder($input: EvaluateOrderInput!) {\n    answer: evaluateOrder(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemThumbnails on Order {\n    items { id name count imageUrl }\n  }\n"): (typeof documents)["\n  fragment ItemThumbnails on Order {\n    items { id name count imageUrl }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderActions on Order {\n    id\n    orderNo\n    type\n    status\n    goodsTypeName\n    serviceTypeName\n    actions\n    blockedActions { action reason }\n    matters { kind }\n  }\n"): (typeof documents)["\n  fragment OrderActions on Order {\n    id\n    orderNo\n    type\n    status\n    goodsTypeName\n    serviceTypeName\n    actions\n    blockedActions { action reason }\n    matters { kind }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServiceCell on Order { serviceTypeName goodsTypeName }\n"): (typeof documents)["\n  fragment ServiceCell on Order { serviceTypeName goodsTypeName }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CustomerCell on Order { customerName customerPhone provinceName cityName displayAddress }\n"): (typeof documents)["\n  fragment CustomerCell on Order { customerName customerPhone provinceName cityName displayAddress }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderMatters on Order {\n    id\n    orderNo\n    actions\n    matters { kind label hint }\n  }\n"): (typeof documents)["\n  fragment OrderMatters on Order {\n    id\n    orderNo\n    actions\n    matters { kind label hint }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRow on Order {\n    id\n    orderNo\n    createdAt\n    appointmentAt\n    servicePeriods { date startTime endTime }\n    workerName\n    workerPhone\n    workerVerifiedAt\n    paidAt\n    shopName\n    shopOrderNo\n    matters { kind label }\n    ...ItemThumbnails\n    ...ServiceCell\n    ...CustomerCell\n    ...OrderStatus\n    ...OrderActions\n    ...CopyOrder\n    ...FollowUpNotes\n    ...OrderAmount\n  }\n"): (typeof documents)["\n  fragment OrderRow on Order {\n    id\n    orderNo\n    createdAt\n    appointmentAt\n    servicePeriods { date startTime endTime }\n    workerName\n    workerPhone\n    workerVerifiedAt\n    paidAt\n    shopName\n    shopOrderNo\n    matters { kind label }\n    ...ItemThumbnails\n    ...ServiceCell\n    ...CustomerCell\n    ...OrderStatus\n    ...OrderActions\n    ...CopyOrder\n    ...FollowUpNotes\n    ...OrderAmount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderStatus on Order {\n    id\n    status\n    statusName\n    displayStatus\n    expiresAt\n    bidding { state endsAt }\n    acceptanceDueAt\n    isAcceptanceDelayed\n    ...OverdueVisit\n    ...OrderMatters\n  }\n"): (typeof documents)["\n  fragment OrderStatus on Order {\n    id\n    status\n    statusName\n    displayStatus\n    expiresAt\n    bidding { state endsAt }\n    acceptanceDueAt\n    isAcceptanceDelayed\n    ...OverdueVisit\n    ...OrderMatters\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OverdueVisit on Order {\n    nextStep\n    visitDueAt\n    overdueStep\n  }\n"): (typeof documents)["\n  fragment OverdueVisit on Order {\n    nextStep\n    visitDueAt\n    overdueStep\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentOrder on Order {\n    id\n    orderNo\n    serviceTypeName\n    customerName\n    displayAddress\n    appointmentAt\n    workerName\n    ...OrderAmount\n    ...ItemThumbnails\n    ...OrderStatus\n    ...OrderActions\n  }\n"): (typeof documents)["\n  fragment RecentOrder on Order {\n    id\n    orderNo\n    serviceTypeName\n    customerName\n    displayAddress\n    appointmentAt\n    workerName\n    ...OrderAmount\n    ...ItemThumbnails\n    ...OrderStatus\n    ...OrderActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BatchOrder on Order {\n    id\n    orderNo\n    status\n    expiresAt\n    bidding { state }\n    goodsTypeName\n    serviceTypeName\n    customerName\n    totalAmount\n  }\n"): (typeof documents)["\n  fragment BatchOrder on Order {\n    id\n    orderNo\n    status\n    expiresAt\n    bidding { state }\n    goodsTypeName\n    serviceTypeName\n    customerName\n    totalAmount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayableOrder on Order {\n    id\n    orderNo\n    status\n    expiresAt\n    bidding { state }\n    goodsTypeName\n    serviceTypeName\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    items { id name goodsTypeName count imageUrl }\n    lines { name fee }\n    totalAmount\n  }\n"): (typeof documents)["\n  fragment PayableOrder on Order {\n    id\n    orderNo\n    status\n    expiresAt\n    bidding { state }\n    goodsTypeName\n    serviceTypeName\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    items { id name goodsTypeName count imageUrl }\n    lines { name fee }\n    totalAmount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Payer on Viewer {\n    wallet { balance }\n    customer { phone maskedPhone hasPayPassword }\n  }\n"): (typeof documents)["\n  fragment Payer on Viewer {\n    wallet { balance }\n    customer { phone maskedPhone hasPayPassword }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Payer {\n    viewer { ...Payer smallPayment { limit usedToday } }\n    payWays\n  }\n"): (typeof documents)["\n  query Payer {\n    viewer { ...Payer smallPayment { limit usedToday } }\n    payWays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPayPassword($input: SetPayPasswordInput!) {\n    answer: setPayPassword(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SetPayPassword($input: SetPayPasswordInput!) {\n    answer: setPayPassword(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayOrder($input: PayOrderInput!) {\n    answer: payOrder(input: $input) {\n      __typename\n      ...Refusal\n      ... on OrderPayment { pageHtml qrCode }\n    }\n  }\n"): (typeof documents)["\n  mutation PayOrder($input: PayOrderInput!) {\n    answer: payOrder(input: $input) {\n      __typename\n      ...Refusal\n      ... on OrderPayment { pageHtml qrCode }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPayState($id: ID!) {\n    order(id: $id) { id status }\n  }\n"): (typeof documents)["\n  query OrderPayState($id: ID!) {\n    order(id: $id) { id status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnpaidOrders {\n    viewer { unpaidOrders { ...BatchOrder } }\n  }\n"): (typeof documents)["\n  query UnpaidOrders {\n    viewer { unpaidOrders { ...BatchOrder } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BatchOrders($ids: [ID!]!, $isFirst: Boolean!) {\n    viewer {\n      ordersById(ids: $ids) { ...BatchOrder }\n      unpaidOrders @include(if: $isFirst) { id status expiresAt bidding { state } }\n    }\n  }\n"): (typeof documents)["\n  query BatchOrders($ids: [ID!]!, $isFirst: Boolean!) {\n    viewer {\n      ordersById(ids: $ids) { ...BatchOrder }\n      unpaidOrders @include(if: $isFirst) { id status expiresAt bidding { state } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrdersPayState($ids: [ID!]!) {\n    viewer { ordersById(ids: $ids) { id status } }\n  }\n"): (typeof documents)["\n  query OrdersPayState($ids: [ID!]!) {\n    viewer { ordersById(ids: $ids) { id status } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayOrders($input: PayOrdersInput!) {\n    answer: payOrders(input: $input) {\n      __typename\n      ...Refusal\n      ... on BatchPayment { pageHtml qrCode }\n    }\n  }\n"): (typeof documents)["\n  mutation PayOrders($input: PayOrdersInput!) {\n    answer: payOrders(input: $input) {\n      __typename\n      ...Refusal\n      ... on BatchPayment { pageHtml qrCode }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SmallPayment {\n    viewer { smallPayment { limit usedToday } }\n  }\n"): (typeof documents)["\n  query SmallPayment {\n    viewer { smallPayment { limit usedToday } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSmallPayment($input: SetSmallPaymentInput!) {\n    answer: setSmallPayment(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SetSmallPayment($input: SetSmallPaymentInput!) {\n    answer: setSmallPayment(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopSmallPayment {\n    answer: stopSmallPayment {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation StopSmallPayment {\n    answer: stopSmallPayment {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BindAlipay($input: BindAlipayInput!) {\n    answer: bindAlipay(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation BindAlipay($input: BindAlipayInput!) {\n    answer: bindAlipay(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BindCompanyAccount($input: BindCompanyAccountInput!) {\n    answer: bindCompanyAccount(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation BindCompanyAccount($input: BindCompanyAccountInput!) {\n    answer: bindCompanyAccount(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BindWechat($code: String!) {\n    answer: bindWechat(code: $code) {\n      __typename\n      ...Refusal\n      ... on WechatBindingBegun { content }\n    }\n  }\n"): (typeof documents)["\n  mutation BindWechat($code: String!) {\n    answer: bindWechat(code: $code) {\n      __typename\n      ...Refusal\n      ... on WechatBindingBegun { content }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnbindPayoutAccount($payWay: PayoutWay!, $code: String!) {\n    answer: unbindPayoutAccount(payWay: $payWay, code: $code) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation UnbindPayoutAccount($payWay: PayoutWay!, $code: String!) {\n    answer: unbindPayoutAccount(payWay: $payWay, code: $code) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WechatNickname {\n    viewer { customer { wechatNickname } }\n  }\n"): (typeof documents)["\n  query WechatNickname {\n    viewer { customer { wechatNickname } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlockerFacts on AccountClosingBlocker { kind count amount }\n"): (typeof documents)["\n  fragment BlockerFacts on AccountClosingBlocker { kind count amount }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportFacts on PersonalData {\n    canAsk\n    last { state askedAt expiresAt bytes url }\n  }\n"): (typeof documents)["\n  fragment ExportFacts on PersonalData {\n    canAsk\n    last { state askedAt expiresAt bytes url }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestDataExport($code: String!) {\n    answer: requestDataExport(code: $code) { __typename ...Refusal }\n  }\n"): (typeof documents)["\n  mutation RequestDataExport($code: String!) {\n    answer: requestDataExport(code: $code) { __typename ...Refusal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseAccount($code: String!) {\n    answer: closeAccount(code: $code) { __typename ...Refusal }\n  }\n"): (typeof documents)["\n  mutation CloseAccount($code: String!) {\n    answer: closeAccount(code: $code) { __typename ...Refusal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUploadLink($count: Int!) {\n    answer: createUploadLink(count: $count) {\n      __typename\n      ... on UploadLink { id path expiresAt }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation CreateUploadLink($count: Int!) {\n    answer: createUploadLink(count: $count) {\n      __typename\n      ... on UploadLink { id path expiresAt }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CollectUploads($linkId: ID!, $isOpen: Boolean!) {\n    answer: collectUploads(linkId: $linkId, isOpen: $isOpen) {\n      __typename\n      ... on HandedPictures { imageUrls }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation CollectUploads($linkId: ID!, $isOpen: Boolean!) {\n    answer: collectUploads(linkId: $linkId, isOpen: $isOpen) {\n      __typename\n      ... on HandedPictures { imageUrls }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PhoneUpload($token: String!) {\n    phoneUpload(token: $token) { merchantName left expiresAt }\n  }\n"): (typeof documents)["\n  query PhoneUpload($token: String!) {\n    phoneUpload(token: $token) { merchantName left expiresAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CopiedOrder($id: ID!) {\n    order(id: $id) { ...CopiedOrder }\n  }\n"): (typeof documents)["\n  query CopiedOrder($id: ID!) {\n    order(id: $id) { ...CopiedOrder }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CopiedOrder on Order {\n    id\n    type\n    goodsTypeId\n    serviceTypeId\n    needsPickup\n    customerName\n    customerPhone\n    hasLift\n    floors\n    areaCode\n    provinceName\n    cityName\n    areaName\n    address\n    totalVolume\n    packingCount\n    verifType\n    bidding { state }\n    remark\n    pickupAddress\n    pickupAreaCode\n    contactName\n    contactPhone\n    items { name goodsTypeId count packingMethod description imageUrl videoUrl }\n  }\n"): (typeof documents)["\n  fragment CopiedOrder on Order {\n    id\n    type\n    goodsTypeId\n    serviceTypeId\n    needsPickup\n    customerName\n    customerPhone\n    hasLift\n    floors\n    areaCode\n    provinceName\n    cityName\n    areaName\n    address\n    totalVolume\n    packingCount\n    verifType\n    bidding { state }\n    remark\n    pickupAddress\n    pickupAreaCode\n    contactName\n    contactPhone\n    items { name goodsTypeId count packingMethod description imageUrl videoUrl }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AreaServed($goodsTypeId: ID!, $areaCode: String!) {\n    areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)\n    takesAreaWishes\n  }\n"): (typeof documents)["\n  query AreaServed($goodsTypeId: ID!, $areaCode: String!) {\n    areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)\n    takesAreaWishes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AreaTips($areaCode: String!) {\n    areaTips(areaCode: $areaCode)\n  }\n"): (typeof documents)["\n  query AreaTips($areaCode: String!) {\n    areaTips(areaCode: $areaCode)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAreaWish($areaCode: String!, $goodsTypeId: ID!, $phone: String!) {\n    answer: addAreaWish(areaCode: $areaCode, goodsTypeId: $goodsTypeId, phone: $phone) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation AddAreaWish($areaCode: String!, $goodsTypeId: ID!, $phone: String!) {\n    answer: addAreaWish(areaCode: $areaCode, goodsTypeId: $goodsTypeId, phone: $phone) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Recipients($phone: String) {\n    viewer {\n      recipients(phone: $phone) {\n        id name phone areaCode provinceName cityName areaName address hasLift floors isPinned isDefault\n      }\n    }\n  }\n"): (typeof documents)["\n  query Recipients($phone: String) {\n    viewer {\n      recipients(phone: $phone) {\n        id name phone areaCode provinceName cityName areaName address hasLift floors isPinned isDefault\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinRecipient($orderId: ID!, $pinned: Boolean!) {\n    answer: pinRecipient(orderId: $orderId, pinned: $pinned) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation PinRecipient($orderId: ID!, $pinned: Boolean!) {\n    answer: pinRecipient(orderId: $orderId, pinned: $pinned) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDefaultRecipient($orderId: ID) {\n    answer: setDefaultRecipient(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SetDefaultRecipient($orderId: ID) {\n    answer: setDefaultRecipient(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeptDraft($type: OrderType!) {\n    viewer { orderDraft(type: $type) { content version } }\n  }\n"): (typeof documents)["\n  query KeptDraft($type: OrderType!) {\n    viewer { orderDraft(type: $type) { content version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveOrderDraft($input: SaveOrderDraftInput!) {\n    answer: saveOrderDraft(input: $input) {\n      __typename\n      ... on OrderDraftSaved { version }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SaveOrderDraft($input: SaveOrderDraftInput!) {\n    answer: saveOrderDraft(input: $input) {\n      __typename\n      ... on OrderDraftSaved { version }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetOrderDraft($type: OrderType!, $version: String!) {\n    forgetOrderDraft(type: $type, version: $version) { __typename }\n  }\n"): (typeof documents)["\n  mutation ForgetOrderDraft($type: OrderType!, $version: String!) {\n    forgetOrderDraft(type: $type, version: $version) { __typename }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LibraryGoods($goodsTypeId: ID, $keyword: String) {\n    viewer {\n      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: 1, pageSize: 999) {\n        nodes {\n          id name imageUrl videoUrl description goodsTypeId goodsTypeName sku volume packingCount weight\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LibraryGoods($goodsTypeId: ID, $keyword: String) {\n    viewer {\n      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: 1, pageSize: 999) {\n        nodes {\n          id name imageUrl videoUrl description goodsTypeId goodsTypeName sku volume packingCount weight\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsedGood($id: ID!) {\n    viewer {\n      libraryGood(id: $id) {\n        id name imageUrl videoUrl description goodsTypeId volume packingCount weight\n      }\n    }\n  }\n"): (typeof documents)["\n  query UsedGood($id: ID!) {\n    viewer {\n      libraryGood(id: $id) {\n        id name imageUrl videoUrl description goodsTypeId volume packingCount weight\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlacementGoodsType on GoodsType {\n    id\n    name\n    icon\n    children { id name }\n  }\n"): (typeof documents)["\n  fragment PlacementGoodsType on GoodsType {\n    id\n    name\n    icon\n    children { id name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServedGoodsTypes($areaCode: String!) {\n    goodsTypes(areaCode: $areaCode) { id children { id } }\n  }\n"): (typeof documents)["\n  query ServedGoodsTypes($areaCode: String!) {\n    goodsTypes(areaCode: $areaCode) { id children { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServiceTypes($goodsTypeId: ID!) {\n    serviceTypes(goodsTypeId: $goodsTypeId) { id name description takeDeliveryFee }\n  }\n"): (typeof documents)["\n  query ServiceTypes($goodsTypeId: ID!) {\n    serviceTypes(goodsTypeId: $goodsTypeId) { id name description takeDeliveryFee }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlatformContact on PlatformContact {\n    nickname\n    mobile\n  }\n"): (typeof documents)["\n  fragment PlatformContact on PlatformContact {\n    nickname\n    mobile\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PastJobs on Viewer {\n    orderTemplates { id name orderId type goodsTypeName serviceTypeName }\n    orders(page: 1, pageSize: 10) {\n      nodes {\n        id\n        type\n        goodsTypeName\n        serviceTypeName\n        customerName\n        contactName\n        contactPhone\n        items { name count imageUrl }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PastJobs on Viewer {\n    orderTemplates { id name orderId type goodsTypeName serviceTypeName }\n    orders(page: 1, pageSize: 10) {\n      nodes {\n        id\n        type\n        goodsTypeName\n        serviceTypeName\n        customerName\n        contactName\n        contactPhone\n        items { name count imageUrl }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceQuote($input: PriceQuoteInput!) {\n    priceQuote(input: $input) {\n      __typename\n      ... on PriceQuote { lines { name fee } workerFee totalFee }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  query PriceQuote($input: PriceQuoteInput!) {\n    priceQuote(input: $input) {\n      __typename\n      ... on PriceQuote { lines { name fee } workerFee totalFee }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateOrder($input: CreateOrderInput!) {\n    answer: createOrder(input: $input) {\n      __typename\n      ... on OrderCreated { orderId }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation CreateOrder($input: CreateOrderInput!) {\n    answer: createOrder(input: $input) {\n      __typename\n      ... on OrderCreated { orderId }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderTemplates {\n    viewer {\n      orderTemplates { id name orderId type goodsTypeName serviceTypeName }\n    }\n  }\n"): (typeof documents)["\n  query OrderTemplates {\n    viewer {\n      orderTemplates { id name orderId type goodsTypeName serviceTypeName }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveOrderTemplate($orderId: ID!, $name: String!) {\n    answer: saveOrderTemplate(orderId: $orderId, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SaveOrderTemplate($orderId: ID!, $name: String!) {\n    answer: saveOrderTemplate(orderId: $orderId, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameOrderTemplate($id: ID!, $name: String!) {\n    answer: renameOrderTemplate(id: $id, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RenameOrderTemplate($id: ID!, $name: String!) {\n    answer: renameOrderTemplate(id: $id, name: $name) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteOrderTemplate($id: ID!) {\n    answer: deleteOrderTemplate(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteOrderTemplate($id: ID!) {\n    answer: deleteOrderTemplate(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopNames {\n    viewer { shopNames }\n  }\n"): (typeof documents)["\n  query ShopNames {\n    viewer { shopNames }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopOrders($shopOrderNo: String!) {\n    viewer {\n      shopOrders(shopOrderNo: $shopOrderNo) { id orderNo }\n    }\n  }\n"): (typeof documents)["\n  query ShopOrders($shopOrderNo: String!) {\n    viewer {\n      shopOrders(shopOrderNo: $shopOrderNo) { id orderNo }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopLogistics($shopName: String!) {\n    viewer {\n      shopLogistics(shopName: $shopName) { logisticsCompany logisticsPhone pickupAddress }\n    }\n  }\n"): (typeof documents)["\n  query ShopLogistics($shopName: String!) {\n    viewer {\n      shopLogistics(shopName: $shopName) { logisticsCompany logisticsPhone pickupAddress }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeProfile($input: ProfileInput!) {\n    answer: changeProfile(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeProfile($input: ProfileInput!) {\n    answer: changeProfile(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOrderCharges($charges: [OrderChargeInput!]!) {\n    answer: setOrderCharges(charges: $charges) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation SetOrderCharges($charges: [OrderChargeInput!]!) {\n    answer: setOrderCharges(charges: $charges) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfitRow on OrderProfit {\n    orderId\n    orderNo\n    shopOrderNo\n    createdAt\n    goodsTypeName\n    customerName\n    charged\n    goodsCost\n    isCostEntered\n    paid\n    markups\n    refunded\n    result\n  }\n"): (typeof documents)["\n  fragment ProfitRow on OrderProfit {\n    orderId\n    orderNo\n    shopOrderNo\n    createdAt\n    goodsTypeName\n    customerName\n    charged\n    goodsCost\n    isCostEntered\n    paid\n    markups\n    refunded\n    result\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProgressLink($orderId: ID!) {\n    progressLink(orderId: $orderId) { path canText isTexted }\n  }\n"): (typeof documents)["\n  query ProgressLink($orderId: ID!) {\n    progressLink(orderId: $orderId) { path canText isTexted }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateProgressLink($orderId: ID!) {\n    answer: createProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation CreateProgressLink($orderId: ID!) {\n    answer: createProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TextProgressLink($orderId: ID!) {\n    answer: textProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation TextProgressLink($orderId: ID!) {\n    answer: textProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeProgressLink($orderId: ID!) {\n    answer: revokeProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeProgressLink($orderId: ID!) {\n    answer: revokeProgressLink(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharedProgress($token: String!) {\n    sharedProgress(token: $token) {\n      orderNo\n      statusText\n      nextStep\n      visitDueAt\n      overdueStep\n      isClosed\n      merchantName\n      customerName\n      place\n      serviceTypeName\n      items { name count }\n      workerName\n      workerVerifiedAt\n      createdAt\n      assignedAt\n      expectedAt\n      appointmentAt\n      completedAt\n    }\n  }\n"): (typeof documents)["\n  query SharedProgress($token: String!) {\n    sharedProgress(token: $token) {\n      orderNo\n      statusText\n      nextStep\n      visitDueAt\n      overdueStep\n      isClosed\n      merchantName\n      customerName\n      place\n      serviceTypeName\n      items { name count }\n      workerName\n      workerVerifiedAt\n      createdAt\n      assignedAt\n      expectedAt\n      appointmentAt\n      completedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Receipt on Order {\n    orderNo\n    serviceTypeName\n    goodsTypeName\n    totalAmount\n    matters { kind label }\n    ...FeeTable\n  }\n"): (typeof documents)["\n  fragment Receipt on Order {\n    orderNo\n    serviceTypeName\n    goodsTypeName\n    totalAmount\n    matters { kind label }\n    ...FeeTable\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RechargeWallet($input: RechargeWalletInput!) {\n    answer: rechargeWallet(input: $input) {\n      __typename\n      ...Refusal\n      ... on RechargeOpened { rechargeNo pageHtml qrCode }\n    }\n  }\n"): (typeof documents)["\n  mutation RechargeWallet($input: RechargeWalletInput!) {\n    answer: rechargeWallet(input: $input) {\n      __typename\n      ...Refusal\n      ... on RechargeOpened { rechargeNo pageHtml qrCode }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RechargeState($rechargeNo: String!) {\n    viewer { rechargeStatus(rechargeNo: $rechargeNo) }\n  }\n"): (typeof documents)["\n  query RechargeState($rechargeNo: String!) {\n    viewer { rechargeStatus(rechargeNo: $rechargeNo) }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArbitrationFacts on RefundArbitration {\n    arbitrationNo\n    stateName\n    appliedAt\n    applyAmount\n    allowance\n    content\n    imageUrls\n    result\n    amount\n    isDecided\n    handledAt\n  }\n"): (typeof documents)["\n  fragment ArbitrationFacts on RefundArbitration {\n    arbitrationNo\n    stateName\n    appliedAt\n    applyAmount\n    allowance\n    content\n    imageUrls\n    result\n    amount\n    isDecided\n    handledAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DirectRefund($id: ID!) {\n    order(id: $id) { id status totalAmount originalAmount payWay }\n  }\n"): (typeof documents)["\n  query DirectRefund($id: ID!) {\n    order(id: $id) { id status totalAmount originalAmount payWay }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundActions on Refund {\n    id\n    orderId\n    orderNo\n    actions\n    allowance\n    totalAmount\n    maxAllowance\n    description\n    imageUrls\n  }\n"): (typeof documents)["\n  fragment RefundActions on Refund {\n    id\n    orderId\n    orderNo\n    actions\n    allowance\n    totalAmount\n    maxAllowance\n    description\n    imageUrls\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundDetail on Refund {\n    refundNo\n    totalAmount\n    allowance\n    applyAmount\n    amount\n    reason\n    description\n    imageUrls\n    contactName\n    contactPhone\n    reviewerName\n    createdAt\n    handledAt\n    succeededAt\n    arbitration { ...ArbitrationFacts }\n    ...RefundStatus\n    ...RefundActions\n  }\n"): (typeof documents)["\n  fragment RefundDetail on Refund {\n    refundNo\n    totalAmount\n    allowance\n    applyAmount\n    amount\n    reason\n    description\n    imageUrls\n    contactName\n    contactPhone\n    reviewerName\n    createdAt\n    handledAt\n    succeededAt\n    arbitration { ...ArbitrationFacts }\n    ...RefundStatus\n    ...RefundActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundOrder($orderId: ID!) {\n    answer: refundOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RefundOrder($orderId: ID!) {\n    answer: refundOrder(orderId: $orderId) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestRefund($orderId: ID!, $input: RefundInput!) {\n    answer: requestRefund(orderId: $orderId, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RequestRefund($orderId: ID!, $input: RefundInput!) {\n    answer: requestRefund(orderId: $orderId, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ModifyRefund($id: ID!, $input: RefundInput!) {\n    answer: modifyRefund(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ModifyRefund($id: ID!, $input: RefundInput!) {\n    answer: modifyRefund(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelRefund($id: ID!) {\n    answer: cancelRefund(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation CancelRefund($id: ID!) {\n    answer: cancelRefund(id: $id) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestArbitration($id: ID!, $input: ArbitrationInput!) {\n    answer: requestArbitration(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RequestArbitration($id: ID!, $input: ArbitrationInput!) {\n    answer: requestArbitration(id: $id, input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundRow on ListedRefund {\n    refund {\n      id\n      orderNo\n      createdAt\n      reviewerName\n      applyAmount\n      amount\n      ...RefundStatus\n      ...RefundActions\n    }\n    order {\n      ...ItemThumbnails\n      ...ServiceCell\n      ...CustomerCell\n      ...FollowUpNotes\n    }\n  }\n"): (typeof documents)["\n  fragment RefundRow on ListedRefund {\n    refund {\n      id\n      orderNo\n      createdAt\n      reviewerName\n      applyAmount\n      amount\n      ...RefundStatus\n      ...RefundActions\n    }\n    order {\n      ...ItemThumbnails\n      ...ServiceCell\n      ...CustomerCell\n      ...FollowUpNotes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundStatus on Refund {\n    status\n    statusName\n    wayBack\n    amount\n    succeededAt\n    refuseReason\n    acceptedByItselfAt\n    arbitration { result }\n  }\n"): (typeof documents)["\n  fragment RefundStatus on Refund {\n    status\n    statusName\n    wayBack\n    amount\n    succeededAt\n    refuseReason\n    acceptedByItselfAt\n    arbitration { result }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderRefund($orderId: ID!, $refundId: ID!, $isByRefund: Boolean!) {\n    orderRefund(orderId: $orderId) @skip(if: $isByRefund) { ...RefundDetail }\n    refund(id: $refundId) @include(if: $isByRefund) { ...RefundDetail }\n  }\n"): (typeof documents)["\n  query OrderRefund($orderId: ID!, $refundId: ID!, $isByRefund: Boolean!) {\n    orderRefund(orderId: $orderId) @skip(if: $isByRefund) { ...RefundDetail }\n    refund(id: $refundId) @include(if: $isByRefund) { ...RefundDetail }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArbitrationItem on Refund {\n    id\n    orderId\n    orderNo\n    actions\n    ...RefundStatus\n    arbitration {\n      arbitrationNo\n      appliedAt\n      applyAmount\n      amount\n      content\n    }\n  }\n"): (typeof documents)["\n  fragment ArbitrationItem on Refund {\n    id\n    orderId\n    orderNo\n    actions\n    ...RefundStatus\n    arbitration {\n      arbitrationNo\n      appliedAt\n      applyAmount\n      amount\n      content\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArbitrationDetail on Refund {\n    id\n    refundNo\n    orderId\n    orderNo\n    totalAmount\n    amount\n    wayBack\n    status\n    succeededAt\n    arbitration { ...ArbitrationFacts }\n    ...RefundStatus\n  }\n"): (typeof documents)["\n  fragment ArbitrationDetail on Refund {\n    id\n    refundNo\n    orderId\n    orderNo\n    totalAmount\n    amount\n    wayBack\n    status\n    succeededAt\n    arbitration { ...ArbitrationFacts }\n    ...RefundStatus\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RefusedRefunds {\n    viewer {\n      refunds(filter: REFUSE, page: 1, pageSize: 50) {\n        nodes {\n          refund {\n            id orderId orderNo actions applyAmount refuseReason allowance totalAmount maxAllowance description imageUrls\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RefusedRefunds {\n    viewer {\n      refunds(filter: REFUSE, page: 1, pageSize: 50) {\n        nodes {\n          refund {\n            id orderId orderNo actions applyAmount refuseReason allowance totalAmount maxAllowance description imageUrls\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaletteOrders($filter: OrderListFilter!) {\n    viewer {\n      orders(filter: $filter, page: 1, pageSize: 5) {\n        nodes { id orderNo customerName displayStatus serviceTypeName }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaletteOrders($filter: OrderListFilter!) {\n    viewer {\n      orders(filter: $filter, page: 1, pageSize: 5) {\n        nodes { id orderNo customerName displayStatus serviceTypeName }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaletteGoods($keyword: String!) {\n    viewer {\n      libraryGoods(keyword: $keyword, page: 1, pageSize: 5) {\n        nodes { id name goodsTypeName }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaletteGoods($keyword: String!) {\n    viewer {\n      libraryGoods(keyword: $keyword, page: 1, pageSize: 5) {\n        nodes { id name goodsTypeName }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LedgerRow on CashFlow {\n    id\n    createdAt\n    type\n    payWay\n    amount\n    isDirect\n    balanceBefore\n    balanceAfter\n    content\n    orderId\n    orderNo\n  }\n"): (typeof documents)["\n  fragment LedgerRow on CashFlow {\n    id\n    createdAt\n    type\n    payWay\n    amount\n    isDirect\n    balanceBefore\n    balanceAfter\n    content\n    orderId\n    orderNo\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    type\n    orderId\n    state\n    tries\n    body\n    happenedAt\n    lastTryAt\n    nextTryAt\n    answerStatus\n    answer\n    answerMs\n  }\n"): (typeof documents)["\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    type\n    orderId\n    state\n    tries\n    body\n    happenedAt\n    lastTryAt\n    nextTryAt\n    answerStatus\n    answer\n    answerMs\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookCard on Webhook {\n    id\n    url\n    note\n    events\n    state\n    failingSince\n    waiting\n    formerSecretUntil\n    isLocal\n  }\n"): (typeof documents)["\n  fragment WebhookCard on Webhook {\n    id\n    url\n    note\n    events\n    state\n    failingSince\n    waiting\n    formerSecretUntil\n    isLocal\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddWebhook(\n    $url: String!\n    $note: String!\n    $events: [WebhookEventType!]!\n    $idempotencyKey: String!\n  ) {\n    answer: addWebhook(url: $url, note: $note, events: $events, idempotencyKey: $idempotencyKey) {\n      __typename\n      ... on WebhookAdded { secret }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation AddWebhook(\n    $url: String!\n    $note: String!\n    $events: [WebhookEventType!]!\n    $idempotencyKey: String!\n  ) {\n    answer: addWebhook(url: $url, note: $note, events: $events, idempotencyKey: $idempotencyKey) {\n      __typename\n      ... on WebhookAdded { secret }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeWebhook(\n    $id: ID!\n    $url: String\n    $note: String\n    $events: [WebhookEventType!]\n    $isOn: Boolean\n  ) {\n    answer: changeWebhook(id: $id, url: $url, note: $note, events: $events, isOn: $isOn) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeWebhook(\n    $id: ID!\n    $url: String\n    $note: String\n    $events: [WebhookEventType!]\n    $isOn: Boolean\n  ) {\n    answer: changeWebhook(id: $id, url: $url, note: $note, events: $events, isOn: $isOn) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    answer: deleteWebhook(id: $id) { __typename ...Refusal }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($id: ID!) {\n    answer: deleteWebhook(id: $id) { __typename ...Refusal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!) {\n    answer: rotateWebhookSecret(id: $id) {\n      __typename\n      ... on WebhookSecretChanged { secret formerUntil }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($id: ID!) {\n    answer: rotateWebhookSecret(id: $id) {\n      __typename\n      ... on WebhookSecretChanged { secret formerUntil }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PingWebhook($id: ID!) {\n    answer: pingWebhook(id: $id) { __typename ...Refusal }\n  }\n"): (typeof documents)["\n  mutation PingWebhook($id: ID!) {\n    answer: pingWebhook(id: $id) { __typename ...Refusal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendWebhookDelivery($deliveryId: ID!) {\n    answer: resendWebhookDelivery(deliveryId: $deliveryId) { __typename ...Refusal }\n  }\n"): (typeof documents)["\n  mutation ResendWebhookDelivery($deliveryId: ID!) {\n    answer: resendWebhookDelivery(deliveryId: $deliveryId) { __typename ...Refusal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendWebhookPeriod($id: ID!, $from: DateTime!, $to: DateTime!, $isFailedOnly: Boolean!) {\n    answer: resendWebhookPeriod(id: $id, from: $from, to: $to, isFailedOnly: $isFailedOnly) {\n      __typename\n      ... on WebhookSentAgain { count }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation ResendWebhookPeriod($id: ID!, $from: DateTime!, $to: DateTime!, $isFailedOnly: Boolean!) {\n    answer: resendWebhookPeriod(id: $id, from: $from, to: $to, isFailedOnly: $isFailedOnly) {\n      __typename\n      ... on WebhookSentAgain { count }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Withdraw($input: WithdrawInput!) {\n    answer: withdraw(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation Withdraw($input: WithdrawInput!) {\n    answer: withdraw(input: $input) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WithdrawalItem on Withdrawal {\n    id\n    createdAt\n    target\n    payWay\n    amount\n    actual\n    fee\n    status\n    isReviewed\n    finishedAt\n    reason\n    confirmPath\n    confirmBefore\n  }\n"): (typeof documents)["\n  fragment WithdrawalItem on Withdrawal {\n    id\n    createdAt\n    target\n    payWay\n    amount\n    actual\n    fee\n    status\n    isReviewed\n    finishedAt\n    reason\n    confirmPath\n    confirmBefore\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkSheet on Order {\n    orderNo\n    serviceTypeName\n    goodsTypeName\n    appointmentAt\n    expectedAt\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    hasLift\n    floors\n    items { id name count packingMethod description }\n    packingCount\n    totalVolume\n    needsPickup\n    logisticsCompany\n    logisticsNo\n    logisticsPhone\n    pickupCode\n    pickupAddress\n    contactName\n    contactPhone\n    remark\n  }\n"): (typeof documents)["\n  fragment WorkSheet on Order {\n    orderNo\n    serviceTypeName\n    goodsTypeName\n    appointmentAt\n    expectedAt\n    customerName\n    customerPhone\n    provinceName\n    cityName\n    displayAddress\n    hasLift\n    floors\n    items { id name count packingMethod description }\n    packingCount\n    totalVolume\n    needsPickup\n    logisticsCompany\n    logisticsNo\n    logisticsPhone\n    pickupCode\n    pickupAddress\n    contactName\n    contactPhone\n    remark\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Refusal on BusinessError {\n    code\n    message\n    field\n  }\n"): (typeof documents)["\n  fragment Refusal on BusinessError {\n    code\n    message\n    field\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignedIn {\n    viewer { id }\n  }\n"): (typeof documents)["\n  query SignedIn {\n    viewer { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JoinPage(\n    $provinceCode: String!\n    $cityCode: String!\n    $areaCode: String!\n    $hasProvince: Boolean!\n    $hasCity: Boolean!\n    $hasArea: Boolean!\n  ) {\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n    areaServices(areaCode: $areaCode) @include(if: $hasArea) { goodsTypeName contactName contactTel }\n  }\n"): (typeof documents)["\n  query JoinPage(\n    $provinceCode: String!\n    $cityCode: String!\n    $areaCode: String!\n    $hasProvince: Boolean!\n    $hasCity: Boolean!\n    $hasArea: Boolean!\n  ) {\n    provinces { code name }\n    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }\n    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }\n    areaServices(areaCode: $areaCode) @include(if: $hasArea) { goodsTypeName contactName contactTel }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationCategories {\n    goodsTypes { id name icon }\n  }\n"): (typeof documents)["\n  query ApplicationCategories {\n    goodsTypes { id name icon }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    goodsTypes { id name icon }\n    adverts(location: PARTNERS) { title image url }\n  }\n"): (typeof documents)["\n  query HomePage {\n    goodsTypes { id name icon }\n    adverts(location: PARTNERS) { title image url }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DevelopersPage {\n    offersApiKeys\n  }\n"): (typeof documents)["\n  query DevelopersPage {\n    offersApiKeys\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpTitles {\n    articles(type: HELP, page: 1, pageSize: 8) { nodes { id title } }\n  }\n"): (typeof documents)["\n  query HelpTitles {\n    articles(type: HELP, page: 1, pageSize: 8) { nodes { id title } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    answer: login(input: $input) {\n      __typename\n      ... on SignedIn { viewer { customer { id nickname } } }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    answer: login(input: $input) {\n      __typename\n      ... on SignedIn { viewer { customer { id nickname } } }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    answer: logout {\n      __typename\n      ... on SignedOut { ok }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation Logout {\n    answer: logout {\n      __typename\n      ... on SignedOut { ok }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPaymentPage($id: ID!) {\n    order(id: $id) { type ...PayableOrder }\n    payWays\n    viewer { ...Payer }\n  }\n"): (typeof documents)["\n  query OrderPaymentPage($id: ID!) {\n    order(id: $id) { type ...PayableOrder }\n    payWays\n    viewer { ...Payer }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlacedOrder on Order {\n    id\n    orderNo\n    type\n    status\n    totalAmount\n  }\n"): (typeof documents)["\n  fragment PlacedOrder on Order {\n    id\n    orderNo\n    type\n    status\n    totalAmount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StepThreePage($id: ID!) {\n    order(id: $id) { status type ...PlacedOrder }\n  }\n"): (typeof documents)["\n  query StepThreePage($id: ID!) {\n    order(id: $id) { status type ...PlacedOrder }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StepTwoPage {\n    viewer {\n      customer { phone }\n      orders(page: 1, pageSize: 1) { nodes { contactName contactPhone } }\n    }\n  }\n"): (typeof documents)["\n  query StepTwoPage {\n    viewer {\n      customer { phone }\n      orders(page: 1, pageSize: 1) { nodes { contactName contactPhone } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SpeedOrderPage($isSignedIn: Boolean!) {\n    goodsTypes { ...PlacementGoodsType }\n    viewer { customer { phone } ...PastJobs }\n    platformContacts @include(if: $isSignedIn) { ...PlatformContact }\n  }\n"): (typeof documents)["\n  query SpeedOrderPage($isSignedIn: Boolean!) {\n    goodsTypes { ...PlacementGoodsType }\n    viewer { customer { phone } ...PastJobs }\n    platformContacts @include(if: $isSignedIn) { ...PlatformContact }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StepOnePage($isSignedIn: Boolean!) {\n    goodsTypes { ...PlacementGoodsType }\n    viewer @include(if: $isSignedIn) { ...PastJobs }\n  }\n"): (typeof documents)["\n  query StepOnePage($isSignedIn: Boolean!) {\n    goodsTypes { ...PlacementGoodsType }\n    viewer @include(if: $isSignedIn) { ...PastJobs }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlacementOffers {\n    viewer {\n      customer { id }\n      ...AllOffers\n    }\n  }\n"): (typeof documents)["\n  query PlacementOffers {\n    viewer {\n      customer { id }\n      ...AllOffers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    answer: register(input: $input) {\n      __typename\n      ... on SignedIn { viewer { customer { id nickname } } }\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    answer: register(input: $input) {\n      __typename\n      ... on SignedIn { viewer { customer { id nickname } } }\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sitemap {\n    articles(type: HELP, pageSize: 100) { nodes { title createdAt } }\n  }\n"): (typeof documents)["\n  query Sitemap {\n    articles(type: HELP, pageSize: 100) { nodes { title createdAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SmsSubscription($token: String!) {\n    smsSubscription(token: $token) { phone isOff }\n  }\n"): (typeof documents)["\n  query SmsSubscription($token: String!) {\n    smsSubscription(token: $token) { phone isOff }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopSmsReminders($token: String!) {\n    answer: stopSmsReminders(token: $token) {\n      __typename\n      ...Refusal\n    }\n  }\n"): (typeof documents)["\n  mutation StopSmsReminders($token: String!) {\n    answer: stopSmsReminders(token: $token) {\n      __typename\n      ...Refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BillPage($year: Int) {\n    viewer {\n      customer { nickname }\n      bills(year: $year) { month ...BillSheet ...InvoiceCard ...YearChart }\n    }\n  }\n"): (typeof documents)["\n  query BillPage($year: Int) {\n    viewer {\n      customer { nickname }\n      bills(year: $year) { month ...BillSheet ...InvoiceCard ...YearChart }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoodsLibrary($goodsTypeId: ID, $keyword: String, $page: Int!, $pageSize: Int!) {\n    goodsTypes { id name children { id name } }\n    viewer {\n      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: $page, pageSize: $pageSize) {\n        nodes { id ...GoodsCard }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query GoodsLibrary($goodsTypeId: ID, $keyword: String, $page: Int!, $pageSize: Int!) {\n    goodsTypes { id name children { id name } }\n    viewer {\n      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: $page, pageSize: $pageSize) {\n        nodes { id ...GoodsCard }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoodsPage($id: ID!) {\n    viewer {\n      libraryGood(id: $id) {\n        id name goodsTypeName imageUrl videoUrl shopUrl description sku volume packingCount weight costPrice\n      }\n    }\n  }\n"): (typeof documents)["\n  query GoodsPage($id: ID!) {\n    viewer {\n      libraryGood(id: $id) {\n        id name goodsTypeName imageUrl videoUrl shopUrl description sku volume packingCount weight costPrice\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeveloperPage {\n    viewer {\n      customer { phone maskedPhone }\n      apiKeys { ...KeyFacts }\n    }\n  }\n"): (typeof documents)["\n  query DeveloperPage {\n    viewer {\n      customer { phone maskedPhone }\n      apiKeys { ...KeyFacts }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhooksPage {\n    viewer {\n      webhooks { id ...WebhookCard }\n    }\n  }\n"): (typeof documents)["\n  query WebhooksPage {\n    viewer {\n      webhooks { id ...WebhookCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveriesPage($id: ID!, $state: WebhookDeliveryState, $page: Int!, $pageSize: Int!) {\n    viewer {\n      webhooks { id url state }\n      webhookDeliveries(webhookId: $id, state: $state, page: $page, pageSize: $pageSize) {\n        nodes { id ...DeliveryRow }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeliveriesPage($id: ID!, $state: WebhookDeliveryState, $page: Int!, $pageSize: Int!) {\n    viewer {\n      webhooks { id url state }\n      webhookDeliveries(webhookId: $id, state: $state, page: $page, pageSize: $pageSize) {\n        nodes { id ...DeliveryRow }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedbackList($page: Int!, $pageSize: Int!) {\n    viewer {\n      feedbacks(page: $page, pageSize: $pageSize) {\n        nodes { id ...FeedbackCard }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query FeedbackList($page: Int!, $pageSize: Int!) {\n    viewer {\n      feedbacks(page: $page, pageSize: $pageSize) {\n        nodes { id ...FeedbackCard }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedbackPage($id: ID!) {\n    viewer {\n      feedback(id: $id) { id content imageUrls createdAt reply repliedAt }\n    }\n  }\n"): (typeof documents)["\n  query FeedbackPage($id: ID!) {\n    viewer {\n      feedback(id: $id) { id content imageUrls createdAt reply repliedAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowUpRecords($status: MerchantStatus, $page: Int!, $pageSize: Int!) {\n    viewer {\n      abnormalRecords(status: $status, page: $page, pageSize: $pageSize) {\n        nodes { id ...AbnormalItem }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query FollowUpRecords($status: MerchantStatus, $page: Int!, $pageSize: Int!) {\n    viewer {\n      abnormalRecords(status: $status, page: $page, pageSize: $pageSize) {\n        nodes { id ...AbnormalItem }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeLive on Viewer {\n    orderCounts { filter count }\n    markupRequests { total }\n    todos { ...TodosCard }\n    orders(filter: { status: UNSETTLED, createdFrom: $from, createdTo: $to }, page: 1, pageSize: 6) { ...HomeOrders }\n    wallet { ...BalanceCard }\n  }\n"): (typeof documents)["\n  fragment HomeLive on Viewer {\n    orderCounts { filter count }\n    markupRequests { total }\n    todos { ...TodosCard }\n    orders(filter: { status: UNSETTLED, createdFrom: $from, createdTo: $to }, page: 1, pageSize: 6) { ...HomeOrders }\n    wallet { ...BalanceCard }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerHome($from: DateTime, $to: DateTime) {\n    viewer {\n      customer { id nickname seesFirstSteps }\n      buttons { normalOrder ...PublishButtons }\n      ...HomeLive\n    }\n  }\n"): (typeof documents)["\n  query CustomerHome($from: DateTime, $to: DateTime) {\n    viewer {\n      customer { id nickname seesFirstSteps }\n      buttons { normalOrder ...PublishButtons }\n      ...HomeLive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeLive($from: DateTime, $to: DateTime) {\n    viewer { ...HomeLive }\n  }\n"): (typeof documents)["\n  query HomeLive($from: DateTime, $to: DateTime) {\n    viewer { ...HomeLive }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageList(\n    $kind: MessageKind!\n    $isByTime: Boolean!\n    $isByOrder: Boolean!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      messages(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByTime) {\n        nodes { id ...MessageItem }\n        total\n        asOf\n        unread { service system appointment }\n      }\n      messageGroups(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByOrder) {\n        nodes { orderId ...MessageGroupItem }\n        total\n        asOf\n      }\n      tabs: messages(page: 1, pageSize: 1) @include(if: $isByOrder) {\n        unread { service system appointment }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessageList(\n    $kind: MessageKind!\n    $isByTime: Boolean!\n    $isByOrder: Boolean!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      messages(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByTime) {\n        nodes { id ...MessageItem }\n        total\n        asOf\n        unread { service system appointment }\n      }\n      messageGroups(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByOrder) {\n        nodes { orderId ...MessageGroupItem }\n        total\n        asOf\n      }\n      tabs: messages(page: 1, pageSize: 1) @include(if: $isByOrder) {\n        unread { service system appointment }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessagePage($id: ID!) {\n    viewer {\n      message(id: $id) { id kind title content topic isRead createdAt associatedId }\n    }\n  }\n"): (typeof documents)["\n  query MessagePage($id: ID!) {\n    viewer {\n      message(id: $id) { id kind title content topic isRead createdAt associatedId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoticeList($page: Int!, $pageSize: Int!) {\n    articles(type: NOTICE, page: $page, pageSize: $pageSize) {\n      nodes { id title content image createdAt }\n      total\n    }\n  }\n"): (typeof documents)["\n  query NoticeList($page: Int!, $pageSize: Int!) {\n    articles(type: NOTICE, page: $page, pageSize: $pageSize) {\n      nodes { id title content image createdAt }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoticePage($id: ID!) {\n    article(type: NOTICE, articleId: $id) { title content image createdAt }\n  }\n"): (typeof documents)["\n  query NoticePage($id: ID!) {\n    article(type: NOTICE, articleId: $id) { title content image createdAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderList($filter: OrderListFilter, $sort: OrderSort, $page: Int!, $pageSize: Int!) {\n    viewer {\n      orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n        nodes { id ...ListedOrder }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderList($filter: OrderListFilter, $sort: OrderSort, $page: Int!, $pageSize: Int!) {\n    viewer {\n      orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n        nodes { id ...ListedOrder }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderListCounts {\n    viewer {\n      orderCounts { filter count }\n    }\n  }\n"): (typeof documents)["\n  query OrderListCounts {\n    viewer {\n      orderCounts { filter count }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AbnormalOrder on Order {\n    id\n    orderNo\n    displayStatus\n    goodsTypeName\n    serviceTypeName\n    customerName\n    displayAddress\n    isGoodsAbnormal\n    solveWay\n    solvedAt\n    items { id }\n    ...ItemThumbnails\n    ...CollectedGoods\n    ...SolveActions\n  }\n"): (typeof documents)["\n  fragment AbnormalOrder on Order {\n    id\n    orderNo\n    displayStatus\n    goodsTypeName\n    serviceTypeName\n    customerName\n    displayAddress\n    isGoodsAbnormal\n    solveWay\n    solvedAt\n    items { id }\n    ...ItemThumbnails\n    ...CollectedGoods\n    ...SolveActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbnormalOrder($id: ID!) {\n    order(id: $id) { ...AbnormalOrder }\n  }\n"): (typeof documents)["\n  query AbnormalOrder($id: ID!) {\n    order(id: $id) { ...AbnormalOrder }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AcceptedOrder on Order {\n    id\n    orderNo\n    serviceTypeName\n    customerName\n    customerPhone\n    displayAddress\n    workerName\n    workerPhone\n    workerVerifiedAt\n    ...ItemThumbnails\n    ...OrderStatus\n    ...AcceptanceState\n    ...AcceptanceActions\n    ...WorkPhotos\n  }\n"): (typeof documents)["\n  fragment AcceptedOrder on Order {\n    id\n    orderNo\n    serviceTypeName\n    customerName\n    customerPhone\n    displayAddress\n    workerName\n    workerPhone\n    workerVerifiedAt\n    ...ItemThumbnails\n    ...OrderStatus\n    ...AcceptanceState\n    ...AcceptanceActions\n    ...WorkPhotos\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AcceptancePage($id: ID!) {\n    order(id: $id) { ...AcceptedOrder }\n  }\n"): (typeof documents)["\n  query AcceptancePage($id: ID!) {\n    order(id: $id) { ...AcceptedOrder }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RefundList($refundFilter: RefundFilter, $orderNo: String, $page: Int!, $pageSize: Int!) {\n    viewer {\n      refunds(filter: $refundFilter, orderNo: $orderNo, page: $page, pageSize: $pageSize) {\n        nodes { refund { id } ...RefundRow }\n        total\n      }\n      refundFilters { filter label }\n      refundCounts { filter count }\n    }\n  }\n"): (typeof documents)["\n  query RefundList($refundFilter: RefundFilter, $orderNo: String, $page: Int!, $pageSize: Int!) {\n    viewer {\n      refunds(filter: $refundFilter, orderNo: $orderNo, page: $page, pageSize: $pageSize) {\n        nodes { refund { id } ...RefundRow }\n        total\n      }\n      refundFilters { filter label }\n      refundCounts { filter count }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RefundForm($id: ID!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      totalAmount\n      contactName\n      contactPhone\n      service { workerFeeInEscrow }\n    }\n    orderRefund(orderId: $id) {\n      id\n      status\n      statusName\n      actions\n      reason\n      allowance\n      description\n      imageUrls\n      contactName\n      contactPhone\n      refuseReason\n    }\n    refundReasons\n  }\n"): (typeof documents)["\n  query RefundForm($id: ID!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      totalAmount\n      contactName\n      contactPhone\n      service { workerFeeInEscrow }\n    }\n    orderRefund(orderId: $id) {\n      id\n      status\n      statusName\n      actions\n      reason\n      allowance\n      description\n      imageUrls\n      contactName\n      contactPhone\n      refuseReason\n    }\n    refundReasons\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfitPage(\n    $from: DateTime\n    $to: DateTime\n    $keyword: String\n    $isEntered: Boolean\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      buttons { profitAndLoss }\n      orderProfits(\n        from: $from\n        to: $to\n        keyword: $keyword\n        isEntered: $isEntered\n        page: $page\n        pageSize: $pageSize\n      ) {\n        nodes { orderId ...ProfitRow }\n        total\n      }\n      orderProfitSums(from: $from, to: $to, keyword: $keyword) {\n        isOffered\n        orders\n        missing\n        uncosted\n        charged\n        goodsCost\n        paid\n        markups\n        refunded\n        result\n        weeks { monday orders charged result }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProfitPage(\n    $from: DateTime\n    $to: DateTime\n    $keyword: String\n    $isEntered: Boolean\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      buttons { profitAndLoss }\n      orderProfits(\n        from: $from\n        to: $to\n        keyword: $keyword\n        isEntered: $isEntered\n        page: $page\n        pageSize: $pageSize\n      ) {\n        nodes { orderId ...ProfitRow }\n        total\n      }\n      orderProfitSums(from: $from, to: $to, keyword: $keyword) {\n        isOffered\n        orders\n        missing\n        uncosted\n        charged\n        goodsCost\n        paid\n        markups\n        refunded\n        result\n        weeks { monday orders charged result }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RightsList(\n    $isComplaint: Boolean!\n    $isArbitration: Boolean!\n    $object: ComplaintObject\n    $orderNo: String\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      complaints(object: $object, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isComplaint) {\n        nodes { id ...ComplaintItem }\n        total\n      }\n      refunds(filter: ARBITRATION, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isArbitration) {\n        nodes { refund { id ...ArbitrationItem } }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query RightsList(\n    $isComplaint: Boolean!\n    $isArbitration: Boolean!\n    $object: ComplaintObject\n    $orderNo: String\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    viewer {\n      complaints(object: $object, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isComplaint) {\n        nodes { id ...ComplaintItem }\n        total\n      }\n      refunds(filter: ARBITRATION, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isArbitration) {\n        nodes { refund { id ...ArbitrationItem } }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArbitrationPage($id: ID!) {\n    refund(id: $id) {\n      arbitration { arbitrationNo }\n      ...ArbitrationDetail\n    }\n  }\n"): (typeof documents)["\n  query ArbitrationPage($id: ID!) {\n    refund(id: $id) {\n      arbitration { arbitrationNo }\n      ...ArbitrationDetail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SafetyPage {\n    viewer {\n      customer { phone maskedPhone hasPayPassword alipayAccount alipayRealName wechatNickname }\n      smallPayment { limit usedToday }\n      withdrawalTerms { holdHours newBindingHoldHours company { name account } }\n    }\n    payoutWays\n  }\n"): (typeof documents)["\n  query SafetyPage {\n    viewer {\n      customer { phone maskedPhone hasPayPassword alipayAccount alipayRealName wechatNickname }\n      smallPayment { limit usedToday }\n      withdrawalTerms { holdHours newBindingHoldHours company { name account } }\n    }\n    payoutWays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActivityPage($page: Int!, $pageSize: Int!) {\n    viewer {\n      activity(page: $page, pageSize: $pageSize) {\n        nodes { id ...ActivityRow }\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  query ActivityPage($page: Int!, $pageSize: Int!) {\n    viewer {\n      activity(page: $page, pageSize: $pageSize) {\n        nodes { id ...ActivityRow }\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonalDataPage {\n    viewer {\n      customer { phone maskedPhone }\n      personalData { ...ExportFacts }\n      closingBlockers { ...BlockerFacts }\n    }\n  }\n"): (typeof documents)["\n  query PersonalDataPage {\n    viewer {\n      customer { phone maskedPhone }\n      personalData { ...ExportFacts }\n      closingBlockers { ...BlockerFacts }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionsPage {\n    viewer {\n      sessions { isCurrent ...SignedInDevice }\n    }\n  }\n"): (typeof documents)["\n  query SessionsPage {\n    viewer {\n      sessions { isCurrent ...SignedInDevice }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingPage {\n    viewer {\n      customer { id nickname phone avatar email gender areaPath address }\n    }\n  }\n"): (typeof documents)["\n  query SettingPage {\n    viewer {\n      customer { id nickname phone avatar email gender areaPath address }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerArea {\n    viewer {\n      customer { id nickname avatar }\n      unreadMessages\n      buttons { profitAndLoss }\n      ...AllOffers\n    }\n  }\n"): (typeof documents)["\n  query CustomerArea {\n    viewer {\n      customer { id nickname avatar }\n      unreadMessages\n      buttons { profitAndLoss }\n      ...AllOffers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadMessages {\n    viewer { unreadMessages }\n  }\n"): (typeof documents)["\n  query UnreadMessages {\n    viewer { unreadMessages }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalletPage($lines: CashFlowFilter, $page: Int!, $pageSize: Int!) {\n    viewer {\n      wallet { balance withdrawing }\n      cashFlows(filter: $lines, page: $page, pageSize: $pageSize) {\n        nodes { id ...LedgerRow }\n        total\n      }\n      cashFlowSums(filter: $lines) { isOffered opening moneyIn moneyOut others closing held directIn directOut balances { day balance } }\n    }\n  }\n"): (typeof documents)["\n  query WalletPage($lines: CashFlowFilter, $page: Int!, $pageSize: Int!) {\n    viewer {\n      wallet { balance withdrawing }\n      cashFlows(filter: $lines, page: $page, pageSize: $pageSize) {\n        nodes { id ...LedgerRow }\n        total\n      }\n      cashFlowSums(filter: $lines) { isOffered opening moneyIn moneyOut others closing held directIn directOut balances { day balance } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WithdrawPage {\n    viewer {\n      customer { phone maskedPhone alipayAccount alipayRealName wechatNickname }\n      wallet { balance }\n      withdrawalTerms { dayLimit dayTimes holdHours newBindingHoldHours leftToday timesLeft holds { payWay until reason } company { name account } }\n    }\n    payoutWays\n  }\n"): (typeof documents)["\n  query WithdrawPage {\n    viewer {\n      customer { phone maskedPhone alipayAccount alipayRealName wechatNickname }\n      wallet { balance }\n      withdrawalTerms { dayLimit dayTimes holdHours newBindingHoldHours leftToday timesLeft holds { payWay until reason } company { name account } }\n    }\n    payoutWays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RechargePage {\n    viewer { wallet { balance } smallPayment { limit usedToday } }\n    payWays\n  }\n"): (typeof documents)["\n  query RechargePage {\n    viewer { wallet { balance } smallPayment { limit usedToday } }\n    payWays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Withdrawals($firstDay: Date, $lastDay: Date, $page: Int!, $pageSize: Int!) {\n    viewer {\n      withdrawals(firstDay: $firstDay, lastDay: $lastDay, page: $page, pageSize: $pageSize) {\n        nodes { id ...WithdrawalItem }\n        total\n        totalAmount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Withdrawals($firstDay: Date, $lastDay: Date, $page: Int!, $pageSize: Int!) {\n    viewer {\n      withdrawals(firstDay: $firstDay, lastDay: $lastDay, page: $page, pageSize: $pageSize) {\n        nodes { id ...WithdrawalItem }\n        total\n        totalAmount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReceiptPage($id: ID!) {\n    viewer {\n      customer { nickname maskedPhone }\n    }\n    order(id: $id) { paidAt ...Receipt }\n  }\n"): (typeof documents)["\n  query ReceiptPage($id: ID!) {\n    viewer {\n      customer { nickname maskedPhone }\n    }\n    order(id: $id) { paidAt ...Receipt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkSheetPage($id: ID!) {\n    order(id: $id) { ...WorkSheet }\n  }\n"): (typeof documents)["\n  query WorkSheetPage($id: ID!) {\n    order(id: $id) { ...WorkSheet }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishWechatBinding($input: FinishWechatBindingInput!) {\n    answer: finishWechatBinding(input: $input) {\n      __typename\n      ...Refusal\n      ... on WechatBindingDone { nickname }\n    }\n  }\n"): (typeof documents)["\n  mutation FinishWechatBinding($input: FinishWechatBindingInput!) {\n    answer: finishWechatBinding(input: $input) {\n      __typename\n      ...Refusal\n      ... on WechatBindingDone { nickname }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WithdrawalConfirmation($token: String!, $search: String!) {\n    withdrawalConfirmation(token: $token, search: $search) {\n      amount\n      state\n      confirmBefore\n      wechat { mchId appId packageInfo timestamp nonceStr signature }\n    }\n  }\n"): (typeof documents)["\n  query WithdrawalConfirmation($token: String!, $search: String!) {\n    withdrawalConfirmation(token: $token, search: $search) {\n      amount\n      state\n      confirmBefore\n      wechat { mchId appId packageInfo timestamp nonceStr signature }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;